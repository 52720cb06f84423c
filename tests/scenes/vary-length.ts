import type { Body, Layer, TableRow, TextLayer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'

/** A body whose texts have about so much of their length, by whole words; slots stay. */
export function bodyAtLength(body: Body, share: number): Body {
  const varyRow = ({ id, item, price, note }: TableRow): TableRow => {
    return {
      id,
      item: lineAtLength(item, share),
      price: lineAtLength(price, share),
      note: lineAtLength(note, share),
    }
  }
  const vary = (layer: Layer): Layer => {
    if (layer.type === 'group') return { ...layer, children: layer.children.map(vary) }
    if (layer.type === 'table') return { ...layer, rows: layer.rows.map(varyRow) }
    return layer.type === 'text' ? { ...layer, text: textAtLength(layer.text, share) } : layer
  }
  return { ...body, pages: body.pages.map((page) => ({ ...page, layers: page.layers.map(vary) })) }
}

/** A dress whose words have about so much of their length. */
export function dressAtLength(dress: Dress, share: number): Dress {
  const words = Object.entries(dress.words).map(([slot, word]) => [slot, lineAtLength(word, share)])
  return { ...dress, words: Object.fromEntries(words) }
}

function textAtLength(text: TextLayer['text'], share: number): TextLayer['text'] {
  const vary = (part: string) =>
    part
      .split('\n')
      .map((line) => lineAtLength(line, share))
      .join('\n')
  return typeof text === 'string' ? vary(text) : text.map((run) => ({ ...run, t: vary(run.t) }))
}

function lineAtLength(line: string, share: number): string {
  const words = line.split(/(?<= )/)
  const target = line.length * share
  if (share === 1 || words.length === 1 || line.includes('{')) return line
  let made = ''
  for (let i = 0; made.length < target; i++) {
    const word = words[i % words.length] ?? ''
    made += i > 0 && !made.endsWith(' ') ? ` ${word}` : word
  }
  return made.trimEnd()
}
