import { type Edges, edgesOf } from '../shapes/matrix.ts'
import type { TextLayout } from '../text/lay-out.ts'
import type { PlacedLayer } from './place-layers.ts'
import type { PlacedTables } from './prepare-tables.ts'
import type { LaidText } from './prepare-texts.ts'

/** The upright boxes around the lines of all texts and cells, in px of the page. */
export function linesOnPage(
  texts: ReadonlyMap<PlacedLayer, LaidText>,
  tables: PlacedTables,
): readonly Edges[] {
  const cells = [...tables.values()].flatMap((table) => table.cells)
  return [
    ...[...texts].flatMap(([placed, { layout }]) => boxesOf(placed, layout)),
    ...cells.flatMap(({ placed, layout }) => boxesOf(placed, layout)),
  ]
}

function boxesOf({ matrix }: PlacedLayer, layout: TextLayout | null): readonly Edges[] {
  if (!layout) return []
  const { lines, size } = layout
  return lines.map(({ x, y, width }) =>
    edgesOf(matrix, { left: x, top: y - size * 0.8, right: x + width, bottom: y + size * 0.2 }),
  )
}
