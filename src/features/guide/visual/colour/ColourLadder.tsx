import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useState } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { labelOn, needsPlate } from '#model/colour/contrast.ts'
import { ladderOf } from '#model/colour/ladder.ts'
import { type BrandColourRole, brandRoles, type Colours } from '#model/colour/roles.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import book from './ColourBook.module.css'
import styles from './ColourLadder.module.css'
import { useCopy } from './useCopy.ts'

/** Tints and shades of one brand colour, the main colour at first. */
export function ColourLadder({ colours }: { colours: Colours }) {
  const { t } = useLingui()
  const copy = useCopy()
  const [chosen, setChosen] = useState<BrandColourRole>('main')
  const known = brandRoles.filter((role) => colours[role] !== null)
  const role = known.includes(chosen) ? chosen : 'main'
  const name = colourWord(role)
  return (
    <section className={book.part}>
      <div className={book.head}>
        <h3>
          <Trans>밝기 단계</Trans>
        </h3>
        {known.length > 1 && (
          <div data-print="none">
            <Segmented
              label={t`단계를 볼 색`}
              options={known.map((each) => ({ value: each, label: colourWord(each) }))}
              value={role}
              onChoose={setChosen}
            />
          </div>
        )}
      </div>
      <ul className={styles.ladder}>
        {ladderOf(colours[role] ?? '#000000').map(({ name: rung, hex, isItself }) => (
          <li key={rung} style={{ '--swatch': hex, '--on-swatch': labelOn(hex) } as CSSProperties}>
            <button
              type="button"
              className={styles.rung}
              data-plate={needsPlate(hex) || undefined}
              aria-label={t`${name} ${rung} ${hex} 복사`}
              onClick={() => copy(hex)}
            >
              <b>{rung}</b>
              <span>{hex}</span>
              {isItself && <i className={styles.itself} title={name} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
