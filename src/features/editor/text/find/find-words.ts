import type { CellPlace } from '#kits/design/document/useDesignText.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { isLocked } from '#scene/edit/locks.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { cellNames } from '../cells.ts'

/** Words in a text, or in a cell of a table, of one of the pages, in UTF-16 units. */
export interface FoundWords {
  readonly page: string
  readonly layer: string
  /** Of a table; absent: the layer is a text. */
  readonly cell?: CellPlace
  /** Key of the group around; null: the page. */
  readonly parent: string | null
  readonly from: number
  readonly to: number
  /** The content of the text is locked: it is not replaced. */
  readonly isLocked: boolean
}

/** Words of the brand, and a real brace: neither is found in parts. */
const slots = /\{\{|\{brand\.\w+\}/g

/** All places of words in the order of pages and layers, whether in capitals or not. Nothing is found for no words. */
export function findWords({ pages }: Body, wanted: string): readonly FoundWords[] {
  const words = foldCase(wanted.normalize('NFC'))
  if (words === '') return []
  return pages.flatMap((page) => {
    const nodes = placeNodes(page)
    return textsIn(page.layers).flatMap(({ layer, cell, letters: text }) => {
      const kept = [...text.matchAll(slots)].map(
        ({ 0: { length }, index }) => [index, index + length] as const,
      )
      return indexesOf(foldCase(text), words)
        .map((from) => ({ from, to: from + words.length }))
        .filter(
          ({ from, to }) =>
            !kept.some(([start, end]) => from < end && to > start && !(from <= start && to >= end)),
        )
        .map((place) => ({
          ...place,
          page: page.id,
          layer,
          ...(cell && { cell }),
          parent: nodes.get(layer)?.parent ?? null,
          isLocked: isLocked(nodes, layer, 'content'),
        }))
    })
  })
}

/** Capitals as small letters, each as long as before: indexes stay those of the text. */
function foldCase(text: string): string {
  return text.replace(/\p{Cased}/gu, (letter) => {
    const small = letter.toUpperCase().toLowerCase()
    return small.length === letter.length ? small : letter
  })
}

/** Where words begin, none within another. */
function indexesOf(text: string, words: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at)
  return found
}

/** Two places of one text or cell have the same. */
export function textOf({ layer, cell }: FoundWords): string {
  return cell ? `${cell.row}/${cell.name}` : layer
}

interface Letters {
  readonly layer: string
  readonly cell?: CellPlace
  readonly letters: string
}

function textsIn(layers: readonly Layer[]): Letters[] {
  return layers.flatMap((layer) => {
    if (layer.type === 'group') return textsIn(layer.children)
    if (layer.type === 'table')
      return layer.rows.flatMap(({ id: row, ...cells }) =>
        cellNames.map((name) => ({ layer: layer.id, cell: { row, name }, letters: cells[name] })),
      )
    if (layer.type !== 'text') return []
    const { text } = layer
    return [{ layer: layer.id, letters: typeof text === 'string' ? text : text.map(({ t }) => t).join('') }]
  })
}
