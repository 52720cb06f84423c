import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import { useState } from 'react'
import { BrandCheck } from '#kits/voice/BrandCheck.tsx'
import { useBrandVoice } from '#kits/voice/useBrandVoice.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { Rewording } from '#model/voice/registers.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Note } from '#ui/Text.tsx'
import type { Span } from './drafts/draft-rows.ts'
import { textAtPath, useOpenField } from './drafts/open-field.ts'
import { useTaking } from './drafts/useTaking.ts'
import { MissedFacts } from './MissedFacts.tsx'
import { useLastModel, useModelAccess } from './model/useModelAccess.ts'
import { WhyRules } from './model/WhyRules.tsx'
import styles from './Suggestions.module.css'
import { useFieldMarks } from './useFieldMarks.ts'
import { Ways } from './Ways.tsx'

// Loaded where there is a model that may be asked.
const ModelWays = lazyComponent(() => import('./model/ModelWays.tsx'), {
  when: (load) => {
    load()
    return () => {}
  },
})

/** Drafts for the first text of a step; `item` is the key of the core value that they are about. */
export type Compose = (answers: Answers, item: string | null) => readonly string[]
export type LoadDrafts = (draft: DraftName) => Promise<Compose>

/** The open field's text in other ways, and below it the brand check, which is always there. */
export function Suggestions({ draft, loadDrafts }: Pick<Props, 'draft' | 'loadDrafts'>) {
  const { path, paths, choose } = useOpenField()
  const handle = path === null ? null : textAtPath(path)
  if (!handle) {
    return (
      <div className={styles.ways}>
        <Note size="small">
          <Trans>이 단계에는 글을 쓰는 칸이 없어요. 글 칸이 있는 단계에서 다듬어 드려요.</Trans>
        </Note>
      </div>
    )
  }
  return (
    <ForField
      key={handle.path}
      handle={handle}
      paths={paths}
      onChoose={choose}
      draft={draft}
      loadDrafts={loadDrafts}
    />
  )
}

interface Props {
  handle: TextHandle
  paths: readonly string[]
  onChoose: (path: string) => void
  /** Of the step that is open. */
  draft: DraftName | null
  loadDrafts: LoadDrafts
}

function ForField({ handle, paths, onChoose, draft, loadDrafts }: Props) {
  const [round, setRound] = useState(0)
  const voice = useBrandVoice()
  const { binding, take, lock } = useTaking(handle)
  const { text } = binding
  const access = useModelAccess()
  const model = useLastModel(access)
  const [meant, setMeant] = useState<Span | null>(null)
  useFieldMarks(handle.path, text, voice, meant)
  const isFirst = paths[0] === handle.path || handle.path.startsWith('core.values/')
  const fix = (changes: readonly Rewording[]) =>
    take((now) => (now === text ? changes : []), { source: 'CHECK', number: null })
  return (
    <>
      <div className={styles.ways}>
        <div className={styles.about}>
          <FieldChip path={handle.path} paths={paths} onChoose={onChoose} />
          <span>
            <Trans>이 칸과 가이드만 읽어요</Trans>
          </span>
          <Button
            look="quiet"
            size="small"
            hangs="end"
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={() => setRound(round + 1)}
          >
            <Trans>모두 다시</Trans>
          </Button>
        </div>
        <Ways
          key={round}
          handle={handle}
          voice={voice}
          draft={isFirst ? draft : null}
          loadDrafts={loadDrafts}
          onMeant={setMeant}
        />
        {model && lock === null && (
          <ModelWays handle={handle} voice={voice} access={access} model={model} onMeant={setMeant} />
        )}
        <MissedFacts path={handle.path} text={text} />
        {access?.kind !== 'on' && <WhyRules access={access} />}
      </div>
      <div className={styles.foot}>
        <BrandCheck
          text={text}
          voice={voice}
          about={<Trans>이 칸의 글</Trans>}
          onFix={lock === null ? fix : undefined}
        />
      </div>
    </>
  )
}

/** Which field is meant; a menu where the step has several. */
function FieldChip({
  path,
  paths,
  onChoose,
}: {
  path: string
  paths: readonly string[]
  onChoose: Props['onChoose']
}) {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const nameOf = (one: string) => {
    const { section, label } = fieldWords(words, one)
    return [section, label].filter(Boolean).join(' · ')
  }
  const icon = <Icon of={TextCursorInput} size="small" />
  if (paths.length < 2) {
    return (
      <span className={styles.chip}>
        {icon}
        {nameOf(path)}
      </span>
    )
  }
  return (
    <MenuButton
      label={t`다른 칸 고르기`}
      size="small"
      className={styles.chip}
      icon={icon}
      end={<Icon of={ChevronDown} size="small" />}
      groups={[
        {
          id: 'fields',
          entries: paths.map((one) => ({
            id: one,
            label: nameOf(one),
            textValue: nameOf(one),
            isOn: one === path,
          })),
        },
      ]}
      onChoose={onChoose}
    >
      {nameOf(path)}
    </MenuButton>
  )
}
