import type { Drawing } from '#scene/list/drawing.ts'
import { excerptOf } from './words/field-labels.ts'

/** The beginnings of the texts of a page that do not fit their boxes, each once. */
export function textsTooLong({ items, remarks }: Drawing): readonly string[] {
  const texts = remarks.flatMap(({ kind, layer }) =>
    kind === 'overflow'
      ? excerptOf(
          items.flatMap((item) => (item.kind === 'text' && item.layer === layer ? item.text : [])).join(' '),
        )
      : [],
  )
  return [...new Set(texts)]
}
