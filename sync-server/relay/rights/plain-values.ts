import * as Y from 'yjs'
import { removeAllButLetters, replaceText } from '#model/fields/text.ts'

/** Deeper values are no field's; PostgreSQL refuses those of some thousand levels. */
export const deepestPlain = 20
/** Bytes that a value may have to be put back. Without a limit, an update of some bytes makes the server write megabytes. */
const mostPutBack = 64 * 1024

/**
 * Sets what a map held before, or removes it where that is nothing a field or property can hold: a shared type or a
 * subdocument cannot be stored a second time, and Yjs throws for an object with a `constructor` of its own.
 */
export function setOrDelete(map: Y.Map<unknown>, key: string, value: unknown): void {
  if (value !== undefined && isPlain(value)) map.set(key, value)
  else map.delete(key)
}

/** Gives a text its words again. Anything else that stands in it is removed, because it shifts the places of the words. */
export function restoreText(doc: Y.Doc, text: Y.Text, words: string): void {
  doc.transact((transaction) => {
    removeAllButLetters(transaction, text)
    replaceText(doc, text, words)
  })
}

/** A text of no kind that Yjs derives from it: those read as markup. */
export function isPlainText(value: unknown): value is Y.Text {
  return value instanceof Y.Text && value.constructor === Y.Text
}

/** An object of JSON: not a shared type, a subdocument or bytes, nor one whose prototype came with an update. */
export function isPlainObject(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype
}

function isPlain(value: unknown): boolean {
  const size = { left: mostPutBack }
  if (typeof value === 'object' && value !== null && Object.hasOwn(value, 'constructor')) return false
  return isPlainWithin(value, size, 0)
}

/** Walks over arrays and objects of JSON alone, and no further than the limits: what a shared type refers to has no end. */
function isPlainWithin(value: unknown, size: { left: number }, depth: number): boolean {
  size.left -= 1
  if (typeof value === 'string') size.left -= value.length
  if (size.left < 0 || typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  if (value instanceof Uint8Array) return value.length <= size.left
  if (depth === deepestPlain) return false
  if (Array.isArray(value))
    return value.length <= size.left && value.every((item) => isPlainWithin(item, size, depth + 1))
  if (!isPlainObject(value)) return false
  const entries = Object.entries(value)
  for (const [key] of entries) size.left -= key.length
  return entries.every(([, item]) => isPlainWithin(item, size, depth + 1))
}
