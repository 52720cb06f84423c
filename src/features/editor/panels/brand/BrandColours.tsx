import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { useRunMarks } from '#features/editor/text/useRunMarks.ts'
import { labelOf } from '#kits/words/labels.ts'
import { labelOn } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { brandRoles, statusRoles, usualShares } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Colour, ShapeLayer } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import { Stack } from '#ui/Stack.tsx'
import { useApply } from '../apply/useApply.ts'
import { takesColour, writeColour } from '../apply/write-brand.ts'
import { InsertButton } from '../drag/InsertButton.tsx'
import { measureOf, rounded } from '../insert/place-layers.ts'
import { useInsert } from '../insert/useInsert.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Brand.module.css'
import { EmptyRow } from './EmptyRow.tsx'

/** The colours of the brand, as wide as their usual share, for what is selected, or for the selected letters of a text; those that it has not chosen say where. */
export function BrandColours() {
  const { t } = useLingui()
  const { dress, body, nodes } = useShown()
  const { colours } = dress.dress
  const insert = useInsert()
  const apply = useApply()
  const chosen = brandRoles.filter((role) => colours[role] !== undefined)
  const missing = brandRoles.filter((role) => colours[role] === undefined)
  const others = statusRoles.filter((role) => colours[role] !== undefined)
  const { range, setRunMarks } = useRunMarks()
  const pressed = (colour: Colour) => () => {
    if (range && !isLocked(nodes, range.key, 'style')) return setRunMarks(range, { fill: colour })
    const isApplied = apply({
      fits: takesColour,
      lock: 'style',
      write: (doc, layer) => writeColour(doc, layer, colour),
    })
    if (!isApplied) insert([areaOf(body, colour)])
  }
  const swatch = (role: (typeof chosen)[number] | (typeof others)[number], style: CSSProperties) => {
    const colour: Colour = `{color.${role}}`
    const label = labelOf(guide.visual[role].path)
    return (
      <InsertButton
        key={role}
        className={styles.swatch}
        style={{ ...groundOf(colours[role] ?? '#FFFFFF'), ...style }}
        title={`${label} ${colours[role]}`}
        onPress={pressed(colour)}
        onPlace={(point) => insert([areaOf(body, colour)], point)}
      >
        <span className={styles.role}>{label}</span>
      </InsertButton>
    )
  }
  return (
    <PanelSection title={<Trans>컬러</Trans>} note={chosen.length > 1 && <Trans>넓이는 쓰는 비율</Trans>}>
      <RovingGrid label={t`컬러`}>
        <Stack gap={2}>
          {chosen.length > 0 && (
            <div className={styles.share}>
              {chosen.map((role) => swatch(role, { flexGrow: usualShares[role] }))}
            </div>
          )}
          {others.length > 0 && <div className={styles.status}>{others.map((role) => swatch(role, {}))}</div>}
          {missing.length > 0 && (
            <div>
              {missing.map((role) => (
                <EmptyRow key={role} field={guide.visual[role]} />
              ))}
            </div>
          )}
        </Stack>
      </RovingGrid>
    </PanelSection>
  )
}

function groundOf(hex: Hex): CSSProperties {
  return { background: hex, color: labelOn(hex) }
}

/** A square of a colour. */
function areaOf(body: Body, colour: Colour): ShapeLayer {
  const side = rounded(measureOf(body) * 0.3)
  return { id: freshKey(), type: 'shape', shape: 'rect', x: 0, y: 0, w: side, h: side, fill: colour }
}
