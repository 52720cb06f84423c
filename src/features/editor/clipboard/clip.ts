import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { mostBodyText } from '#model/documents/design-limits.ts'
import type { Layer, TableRow, TextLayer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { fillWords } from '#scene/slots/fill-words.ts'
import { readLayers } from './read-layers.ts'

/** Layers on their way between designs, brands and windows. */
export interface Clip {
  /** Of this copying, by which it is known again. */
  readonly id: string
  /** Of the design that they were copied from: its files are no files of another brand. */
  readonly brand: BrandRef
  /** Key of the page that they were copied from: there a copy is not laid exactly over them. */
  readonly page: string
  /** In the coordinates of the page. */
  readonly layers: readonly Layer[]
}

/** Of the same browser; other programs get the words. */
export const clipType = 'application/x-saegim-layers'
const attribute = 'data-saegim-layers'

/** The words of the layers with those of the brand, a line each, for other programs. */
export function wordsOf(layers: readonly Layer[], words: Dress['words']): string {
  return layers
    .flatMap((layer) => {
      if (layer.type === 'group') return wordsOf(layer.children, words)
      if (layer.type === 'table') return layer.rows.flatMap((row) => wordsOfRow(row, words))
      if (layer.type !== 'text') return []
      return linesOf(layer.text, words)
    })
    .filter((line) => line !== '')
    .join('\n')
}

function linesOf(text: TextLayer['text'], words: Dress['words']): string[] {
  return fillWords(text, words).lines.map((line) => line.map((part) => part.text).join(''))
}

/** An item and its price with a tab between, as a sheet takes them; the note below. */
function wordsOfRow({ item, price, note }: TableRow, words: Dress['words']): string[] {
  const [name, cost] = [item, price].map((cell) => linesOf(cell, words).join(' '))
  return [cost === '' ? (name ?? '') : `${name}\t${cost}`, ...linesOf(note, words)]
}

/** What a program of any kind finds on the clipboard, by type. `words`: what it gets where it takes words alone. */
export function writeClip(clip: Clip, words: string): Readonly<Record<string, string>> {
  const data = JSON.stringify(clip)
  const html = `<meta charset="utf-8"><p ${attribute}="${encoded(data)}">${escaped(words)}</p>`
  return { [clipType]: data, 'text/html': html, 'text/plain': words }
}

/**
 * The layers on a clipboard; null where there are none. What is there may come from any page: values of another form, and
 * all that a page may not hold, are left out, and ids are not taken over.
 */
export function readClip(read: (type: string) => string): Clip | null {
  const data = read(clipType) || inHtml(read('text/html'))
  if (data === '' || data.length > mostBodyText) return null
  let candidate: unknown
  try {
    candidate = JSON.parse(data)
  } catch {
    return null
  }
  if (typeof candidate !== 'object' || candidate === null) return null
  const { id, brand, page, layers } = candidate as Record<string, unknown>
  const found = readLayers(layers)
  if (found.length === 0) return null
  if (typeof id !== 'string' || typeof page !== 'string') return null
  if (typeof brand !== 'number' && typeof brand !== 'string') return null
  return { id, brand: brand as BrandRef, page, layers: found }
}

function inHtml(html: string): string {
  const [, data = ''] = /\bdata-saegim-layers="([A-Za-z0-9+/=]*)"/.exec(html) ?? []
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)))
  } catch {
    return ''
  }
}

function encoded(data: string): string {
  return btoa(Array.from(new TextEncoder().encode(data), (byte) => String.fromCharCode(byte)).join(''))
}

function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>')
}
