import { useLingui } from '@lingui/react/macro'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextField as TextFieldOf } from '#model/fields/text.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'

interface Props {
  field: TextFieldOf
  question: string
  /** Texts to choose from, by key. */
  options: Readonly<Record<string, string>>
}

/** The answer of an `OptionStep` in less room: the texts as chips, of which the one in the field is on. */
export function OptionChips({ field, question, options }: Props) {
  const { t } = useLingui()
  const { ref, text, length, isOver, replace } = useTextBinding(field)
  const isChosen = (words: string) => words === text.trim()
  return (
    <>
      <ToggleChips label={question}>
        {Object.entries(options).map(([key, words]) => (
          <ToggleChip key={key} isOn={isChosen(words)} onToggle={(isOn) => replace(isOn ? words : '')}>
            {words}
          </ToggleChip>
        ))}
      </ToggleChips>
      <TextField
        ref={ref}
        label={t`직접 쓰기`}
        limit={field.max}
        used={length}
        error={isOver ? t`글자 수를 넘었어요.` : undefined}
        autoComplete="off"
      />
    </>
  )
}
