import type { TextLayer } from '#scene/body/body.ts'
import type { Item, TextItem } from '#scene/list/drawing.ts'

/** How the scene sets a text. */
export interface WrittenLines {
  /** px. */
  readonly size: number
  /** px of the widest line; null where there is no letter. */
  readonly widest: number | null
}

/** Of a text, or of a cell by its id. */
export function itemsOf(items: readonly Item[], layer: string): readonly TextItem[] {
  return items.filter((item): item is TextItem => item.kind === 'text' && (item.cell ?? item.layer) === layer)
}

/** Of a text that was laid out; as it was authored where it has no letter. */
export function linesOf(items: readonly TextItem[], layer: TextLayer): WrittenLines {
  const lines = new Map<number, { from: number; to: number }>()
  for (const { x, y, advance } of items) {
    const line = lines.get(y)
    lines.set(y, {
      from: Math.min(line?.from ?? x, x),
      to: Math.max(line?.to ?? x + advance, x + advance),
    })
  }
  const widths = Array.from(lines.values(), ({ from, to }) => to - from)
  return {
    size: items[0]?.size ?? layer.size,
    widest: widths.length === 0 ? null : Math.max(...widths),
  }
}

/** px by which a browser may set a line wider than it was measured. */
const slack = 0.5

/**
 * How wide a field has to be to break its lines as the scene does, which keeps phrases together and lines of a length: just as its
 * widest line. CSS adds the spacing behind the last letter, too. px of the page.
 */
export function fieldWidth({ size, widest }: WrittenLines, { w, spacing }: TextLayer): number {
  if (widest === null) return w
  return Math.min(Math.max(w, widest), widest + spacing * size + slack)
}
