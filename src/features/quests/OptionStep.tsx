import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextField as TextFieldOf } from '#model/fields/text.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'

interface Props extends StepProps {
  step: number
  field: TextFieldOf
  question: string
  note: ReactNode
  /** Texts to choose from, by key. */
  options: Readonly<Record<string, string>>
}

/** A question whose answer is one of five texts or one's own. A chosen text stands in the field and can be changed. */
export function OptionStep({ step, field, question, note, options, beside }: Props) {
  const { t } = useLingui()
  const { ref, text, length, isOver, replace } = useTextBinding(field)
  const chosen = Object.entries(options).find(([, words]) => words === text.trim())?.[0] ?? null
  return (
    <QuestFrame step={step} title={question} note={note} isAnswered={text.trim() !== ''} beside={beside}>
      <ChoiceGroup
        legend={question}
        isLegendHidden
        value={chosen}
        onChoose={(key) => replace(options[key] ?? '')}
        choices={Object.entries(options).map(([value, label]) => ({ value, label }))}
      />
      <TextField
        ref={ref}
        label={t`직접 쓰기`}
        hint={t`고른 답도 여기에서 고칠 수 있어요.`}
        limit={field.max}
        used={length}
        error={isOver ? t`글자 수를 넘었어요.` : undefined}
        autoComplete="off"
        enterKeyHint="next"
      />
    </QuestFrame>
  )
}
