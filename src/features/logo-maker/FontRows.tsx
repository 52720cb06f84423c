import { useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { type FontFamily, nearestWeight } from '#model/options/fonts.ts'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { Text } from '#ui/Text.tsx'
import { useSeen } from '#ui/useSeen.ts'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './FontRows.module.css'

interface Props {
  families: readonly FontFamily[]
  chosen: FontFamily | null
  /** Preferred weight, 100 to 900. */
  weight: number
  /** What is shown in each font; '' shows its name. */
  text: string
  onChoose: (family: FontFamily) => void
}

/** The fonts to choose from, each as it looks. A row loads its font when it is scrolled into view. */
export function FontRows({ families, chosen, weight, text, onChoose }: Props) {
  const { t } = useLingui()
  const group = useId()
  const { nameOf } = useFontNames()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DisclosureList>
      <Disclosure
        title={t`글꼴`}
        note={chosen ? nameOf(chosen) : undefined}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <div role="radiogroup" aria-label={t`글꼴`} className={styles.rows}>
          {(isOpen ? families : []).map((family) => (
            <FontRow
              key={family.slug}
              group={group}
              family={family}
              weight={nearestWeight(family, weight)}
              text={text}
              isChosen={family === chosen}
              onChoose={() => onChoose(family)}
            />
          ))}
        </div>
      </Disclosure>
    </DisclosureList>
  )
}

interface RowProps {
  group: string
  family: FontFamily
  weight: number
  text: string
  isChosen: boolean
  onChoose: () => void
}

function FontRow({ group, family, weight, text, isChosen, onChoose }: RowProps) {
  const row = useRef<HTMLLabelElement>(null)
  const isSeen = useSeen(row)
  const name = useFontNames().nameOf(family)
  const shown = text.trim() || name
  const face = { family, weight }
  useFont(isSeen ? face : null, shown)
  return (
    <label ref={row} className={styles.row} lang={family.language}>
      <input
        type="radio"
        className={visuallyHiddenClass}
        name={group}
        checked={isChosen}
        aria-label={name}
        onChange={onChoose}
      />
      <span className={styles.sample} style={styleOf(face)}>
        {shown}
      </span>
      <Text as="span" tone="soft" size="small">
        {name}
      </Text>
    </label>
  )
}
