import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { distanceOf, type Hex } from '#model/colour/oklab.ts'
import type { Colour, Layer, Page } from '#scene/body/body.ts'
import { isOutsideBrand, plainHex } from '#scene/colour/brand-distance.ts'
import type { ScenePalette } from '#scene/colour/palette.ts'
import { type ColourShare, colourShares } from '#scene/ground/shares.ts'
import { Stack } from '#ui/Stack.tsx'
import { FieldGroup } from '../fields/FieldGroup.tsx'
import { useInspection } from '../inspect/InspectionProvider.tsx'
import styles from './Colours.module.css'
import { Outside } from './Outside.tsx'
import { coloursOfPaint } from './paints.ts'
import { useColourWords } from './useColourWords.ts'
import { usePalette } from './usePalette.ts'

/** Rows that are listed; smaller shares are not. */
const mostRows = 6
const leastShare = 0.005
/** OKLab distance below which two colours are listed as one. */
const alike = 0.01

/** The colours that a page shows, by how much of it they cover. */
export function UsedColours({ page }: { page: Page }) {
  const palette = usePalette()
  const { nameOf } = useColourWords()
  const { drawing } = useInspection()
  const { nodes } = useShown()
  const shares = useMemo(() => {
    const types = new Map(drawing.items.map(({ layer }) => [layer, nodes.get(layer)?.layer.type]))
    return colourShares(drawing, (layer) => types.get(layer) === 'image')
  }, [drawing, nodes])
  const names = useMemo(() => coloursIn(page, palette), [page, palette])
  const rows = sharesByColour(shares, names)
    .filter(({ share }) => share >= leastShare)
    .slice(0, mostRows)
  return (
    <FieldGroup title={<Trans>이 쪽에서 쓰는 색</Trans>} aside={<Trans>사진 빼고</Trans>}>
      <div className={styles.used} aria-hidden>
        {rows.map(({ hex, share }) => (
          <i key={hex} style={{ flex: share, background: hex }} />
        ))}
      </div>
      <Stack as="ul" gap={1} className={styles.usedRows}>
        {rows.map(({ hex, colour, share }) => (
          <li key={hex}>
            <i className={styles.small} style={{ background: hex }} />
            {nameOf(colour)}
            {isOutsideBrand(colour, palette) && <Outside />}
            <span className={styles.part}>{Math.round(share * 100)}%</span>
          </li>
        ))}
      </Stack>
    </FieldGroup>
  )
}

interface NamedColour {
  readonly colour: Colour
  readonly hex: Hex
}

/** Shares, largest first, of what the page calls one colour: two whites that look alike are one. */
function sharesByColour(shares: readonly ColourShare[], names: readonly NamedColour[]) {
  const rows = new Map<Colour, NamedColour & { readonly share: number }>()
  for (const { hex, share } of shares) {
    const colour = names.find((one) => distanceOf(one.hex, hex) < alike)?.colour ?? (hex as Colour)
    const row = rows.get(colour)
    rows.set(colour, row ? { ...row, share: row.share + share } : { colour, hex, share })
  }
  return [...rows.values()].sort((one, other) => other.share - one.share)
}

/** The colours that a page names, those of the brand first, with what they look like. */
function coloursIn({ background, layers }: Page, palette: ScenePalette) {
  const named = new Set([...coloursOfPaint(background), ...layers.flatMap(coloursOfLayer)])
  return [...named]
    .sort((one, other) => Number(other.startsWith('{')) - Number(one.startsWith('{')))
    .map((colour) => ({ colour, hex: plainHex(colour, palette) }))
}

function coloursOfLayer(layer: Layer): Colour[] {
  switch (layer.type) {
    case 'group':
      return layer.children.flatMap(coloursOfLayer)
    case 'text': {
      const runs = typeof layer.text === 'string' ? [] : layer.text
      return [layer.fill, ...runs.flatMap(({ fill }) => fill ?? [])]
    }
    case 'table':
      return [layer.fill, layer.priceFill, layer.noteFill]
    case 'shape':
    case 'path':
      return [
        ...(layer.fill ? coloursOfPaint(layer.fill) : []),
        ...(layer.stroke ? [layer.stroke.color] : []),
      ]
    default:
      return []
  }
}
