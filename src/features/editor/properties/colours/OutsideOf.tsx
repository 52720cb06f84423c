import { Trans } from '@lingui/react/macro'
import type * as Y from 'yjs'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { Colour, Paint } from '#scene/body/body.ts'
import { isOutsideBrand, nearestSlot, plainHex } from '#scene/colour/brand-distance.ts'
import { Button } from '#ui/controls/Button.tsx'
import { useIsReadOnly } from '../fields/FieldGroup.tsx'
import { slotColour } from './brand-roles.ts'
import styles from './Colours.module.css'
import { Outside } from './Outside.tsx'
import { coloursOfPaint } from './paints.ts'
import { useColourWords } from './useColourWords.ts'
import { usePalette } from './usePalette.ts'

interface Props {
  paints: readonly Paint[]
  isLocked: boolean
  onMend: (doc: Y.Doc, from: Colour, to: Colour) => void
}

/** Each colour from outside of the brand, with the press that makes it the nearest one of the brand. */
export function OutsideOf({ paints, isLocked, onMend }: Props) {
  const edit = useEdit()
  const palette = usePalette()
  const { slots } = useColourWords()
  const isReadOnly = useIsReadOnly()
  const colours = paints.flatMap(coloursOfPaint)
  const outside = [...new Set(colours)].filter((colour) => isOutsideBrand(colour, palette))
  return outside.map((colour) => {
    const hex = plainHex(colour, palette)
    const nearest = nearestSlot(hex, palette)
    const wanted = slots[nearest]
    return (
      <div key={colour} className={styles.run}>
        <span className={styles.swatch} style={{ background: hex }} />
        <span className={styles.runWords}>
          <small>{hex}</small>
        </span>
        <Outside />
        {!isLocked && !isReadOnly && (
          <Button
            size="small"
            isBlock
            className={styles.wholeLine ?? ''}
            icon={<i className={styles.small} style={{ background: palette[nearest] }} />}
            onClick={() => edit((doc) => onMend(doc, colour, slotColour(nearest)))}
          >
            <Trans>브랜드 컬러로 고치기 · {wanted}</Trans>
          </Button>
        )}
      </div>
    )
  })
}
