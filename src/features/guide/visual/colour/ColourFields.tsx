import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { labelOn, needsPlate } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type BrandColourRole, brandRoles, type Colours } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import styles from './ColourFields.module.css'
import { ColourValues } from './ColourValues.tsx'
import { useColourUses } from './useColourUses.ts'

/** The main colour as a large field, the other three beside each other in the proportions of their use. */
export function ColourFields({ colours }: { colours: Colours }) {
  return (
    <div>
      <ul className={styles.fields}>
        {brandRoles.map((role) => {
          const hex = colours[role]
          return hex === null ? null : <Field key={role} role={role} hex={hex} />
        })}
      </ul>
      <p className={styles.note}>
        <Trans>CMYK는 근삿값이에요. 인쇄 전에 인쇄소의 색상표로 확인해 주세요.</Trans>
      </p>
    </div>
  )
}

function Field({ role, hex }: { role: BrandColourRole; hex: Hex }) {
  const uses = useColourUses()
  const look = { '--swatch': hex, '--on-swatch': labelOn(hex) } as CSSProperties
  return (
    <li
      className={styles.field}
      data-role={role}
      data-field={guide.visual[role].path}
      data-plate={needsPlate(hex) || undefined}
      style={look}
    >
      <p className={styles.name}>
        <b>{colourWord(role)}</b>
        <span>{uses[role]}</span>
      </p>
      <ColourValues hex={hex} name={colourWord(role)} />
    </li>
  )
}
