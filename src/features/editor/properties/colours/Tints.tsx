import { useLingui } from '@lingui/react/macro'
import { RovingGrid } from '#features/editor/panels/parts/RovingGrid.tsx'
import type { Colour } from '#scene/body/body.ts'
import { plainHex } from '#scene/colour/brand-distance.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'
import { changes, slotColour } from './brand-roles.ts'
import styles from './Colours.module.css'
import { useColourWords } from './useColourWords.ts'
import { usePalette } from './usePalette.ts'

interface Props {
  value: Colour | null
  slots: readonly ColourSlot[]
  onChoose: (colour: Colour) => void
}

/** A row for each colour: lighter, as it is, darker. */
export function Tints({ value, slots, onChoose }: Props) {
  const { t } = useLingui()
  const palette = usePalette()
  const asItIs = t`그대로`
  const { changed, nameOf } = useColourWords()
  return (
    <RovingGrid label={t`옅고 짙은 색`} className={styles.tints}>
      {slots.flatMap((slot) =>
        changes.map((change) => {
          const colour = slotColour(slot, change)
          return (
            <button
              key={colour}
              type="button"
              className={styles.tint}
              aria-pressed={value === colour}
              aria-label={
                change === '' && slots.length === 1 ? `${nameOf(colour)} ${asItIs}` : nameOf(colour)
              }
              title={nameOf(colour)}
              onClick={() => onChoose(colour)}
            >
              <i style={{ background: plainHex(colour, palette) }} />
              {slots.length === 1 && <span>{change === '' ? asItIs : changed(change)}</span>}
            </button>
          )
        }),
      )}
    </RovingGrid>
  )
}
