import { useLingui } from '@lingui/react'
import { useValue } from '#engine/documents/react/useValue.ts'
import { contentOf } from '#kits/words/content.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

const shownAs = 'KR'
/** Countries listed first, because most customers of the brands live there. */
const frequent = [shownAs, 'JP', 'TW', 'CN', 'US']

/** Country select. Shows Korea while nothing is chosen, without storing it. */
export function CountrySelect({ handle, label }: { handle: ValueHandle<string>; label: string }) {
  const { i18n } = useLingui()
  const [chosen, choose] = useValue(handle)
  const lock = useReadOnlyReason()
  const problem = useProblem(handle.path)
  const names = contentOf('countries')
  const { compare } = new Intl.Collator(i18n.locale)
  const others = Object.keys(names)
    .filter((code) => !frequent.includes(code))
    .sort((a, b) => compare(names[a] ?? a, names[b] ?? b))
  return (
    <div data-field={handle.path}>
      <SelectField
        label={label}
        value={chosen ?? shownAs}
        disabled={lock !== null}
        error={problem}
        onChoose={choose}
        options={[...frequent, ...others].map((code) => ({ value: code, label: names[code] ?? code }))}
      />
      <ConflictNotice field={handle} say={(code) => names[code] ?? code} />
    </div>
  )
}
