import { useLingui } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { optionWord } from '#kits/words/content.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

interface Props {
  handle: ValueHandle<string>
  label: string
  placeholder?: string | undefined
  /** Name of the options, such as `age`; selects the words of the keys. */
  kind: string
  keys: readonly string[]
}

const none = ''

/** A select for one of a few options, with an empty option. */
export function ChoiceSelect({ handle, label, placeholder, kind, keys }: Props) {
  const { t } = useLingui()
  const [chosen, choose] = useValue(handle)
  const lock = useReadOnlyReason()
  const problem = useProblem(handle.path)
  // A key from a newer version of the app is kept as an option.
  const known = chosen === null || keys.includes(chosen) ? keys : [...keys, chosen]
  const wordOf = (key: string) => optionWord(kind, key, 'options-strategy')
  return (
    <div data-field={handle.path}>
      <SelectField
        label={label}
        value={chosen}
        placeholder={placeholder ?? t`하나를 골라 주세요`}
        disabled={lock !== null}
        error={problem}
        onChoose={(key) => choose(key === none ? null : key)}
        options={[
          ...known.map((key) => ({ value: key, label: wordOf(key) })),
          ...(chosen === null ? [] : [{ value: none, label: t`고르지 않음` }]),
        ]}
      />
      <ConflictNotice field={handle} say={wordOf} />
    </div>
  )
}
