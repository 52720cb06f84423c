import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useAnswersOf } from '#engine/documents/react/useAnswersOf.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Register } from '#model/draft-guards/register.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { type BrandVoice, commonRegister } from '#model/voice/brand-voice.ts'
import { workbookDocuments } from '#model/workbook/sections.ts'
import { Text } from '#ui/Text.tsx'
import type { Span } from '../drafts/draft-rows.ts'
import { useTaking } from '../drafts/useTaking.ts'
import { FirstUse } from './FirstUse.tsx'
import { languageOf } from './language-of.ts'
import styles from './Model.module.css'
import { ModelAnswer } from './ModelAnswer.tsx'
import { ModelButtons } from './ModelButtons.tsx'
import { isTooLong, type ModelTask, requestOf, type TaskContext } from './model-task.ts'
import { useToldProvider } from './told-provider.ts'
import type { ModelAccess, ModelOn } from './useModelAccess.ts'
import { useModelWriter } from './useModelWriter.ts'

interface Props {
  handle: TextHandle
  voice: BrandVoice
  access: ModelAccess | null
  /** The model that is asked, or was until the network went. */
  model: ModelOn
  onMeant: (place: Span | null) => void
}

/** What the language model can do for a field, by presses alone, and what came of the last one. */
export default function ModelWays({ handle, voice, access, model, onMeant }: Props) {
  const { t } = useLingui()
  const { provider, idBrand } = model
  const [isTold, tell] = useToldProvider(provider)
  const { writer, writing } = useModelWriter()
  const [turn, setTurn] = useState<{
    readonly task: ModelTask
    readonly of: TaskContext
    readonly number: number
  }>()
  const { text } = useTaking(handle).binding
  const here = useAnswers()
  const { answers: others } = useAnswersOf(workbookDocuments)
  const ask = (task: ModelTask) => {
    const language = pageLanguage()
    const written = languageOf(text, language)
    const answers = { ...others, ...here }
    const of = { path: handle.path, text, answers, language, written, register: registerFor(voice, text) }
    setTurn({ task, of, number: (turn?.number ?? 0) + 1 })
    writer.start(idBrand, requestOf(task, of))
  }
  const isOn = access?.kind === 'on'
  return (
    <section aria-label={t`AI 제안`} className={styles.model}>
      <Text size="small" tone="soft">
        {provider === '' ? <Trans>AI 제안</Trans> : <Trans>AI 제안 · {provider}</Trans>}
      </Text>
      {isOn && !isTold && <FirstUse provider={provider} onTold={tell} />}
      {isOn && isTold && (
        <ModelButtons
          path={handle.path}
          text={text}
          refusal={
            writing.kind === 'writing'
              ? t`글을 쓰는 중이에요`
              : isTooLong(text)
                ? t`2,000자까지의 글만 다듬어요`
                : undefined
          }
          onAsk={ask}
        />
      )}
      {turn !== undefined && (
        <ModelAnswer
          key={turn.number}
          handle={handle}
          task={turn.task}
          of={turn.of}
          idBrand={idBrand}
          writing={writing}
          onStop={writer.stop}
          onAgain={isOn && isTold ? () => ask(turn.task) : undefined}
          onMeant={onMeant}
        />
      )}
    </section>
  )
}

/** How sentences end that are rewritten: as the guide says, else as the text has them. */
function registerFor(voice: BrandVoice, text: string): Register {
  return (voice.register ?? commonRegister(text)) === 'hapnida' ? 'HAPNIDA' : 'HAEYO'
}
