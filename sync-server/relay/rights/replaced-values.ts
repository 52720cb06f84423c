import { toPlainText, toStorableText } from '#model/fields/plain-text.ts'
import type { ReplacedValue } from '../log/update-log.ts'
import type { Violation } from './guard.ts'
import { deepestPlain, isPlainObject } from './plain-values.ts'

/** Bytes of a kept value as JSON. The longest field with `writers` has 200 letters. */
const mostKeptBytes = 4_096

/** null: what was written is larger than what is kept, and a part of it would be another value. A text is cut. */
export function toReplacedValue(
  { field, kept, other }: NonNullable<Violation['replaced']>,
  editor: number,
): ReplacedValue | null {
  const written = toJson(other)
  return written === null ? null : { field, kept: toJson(kept) ?? 'null', other: written, editor }
}

/**
 * JSON that PostgreSQL can store: clients write anything into a document, and the values are stored in the commit of the
 * updates, which must not fail because of them.
 */
function toJson(value: unknown): string | null {
  if (typeof value === 'string') return cutJson(value)
  const size: Size = { left: mostKeptBytes }
  const json = JSON.stringify(storable(value, size, 0)) ?? 'null'
  return size.left < 0 || Buffer.byteLength(json) > mostKeptBytes ? null : json
}

function cutJson(whole: string): string {
  let text = toPlainText(whole.slice(0, mostKeptBytes), mostKeptBytes)
  for (;;) {
    const json = JSON.stringify(text)
    const bytes = Buffer.byteLength(json)
    if (bytes <= mostKeptBytes) return json
    text = toPlainText(text, Math.floor((text.length * mostKeptBytes) / bytes) - 1)
  }
}

/** What may be walked on; each value has at least one byte of JSON. */
interface Size {
  left: number
}

function storable(value: unknown, size: Size, depth: number): unknown {
  size.left -= 1
  if (size.left < 0) return null
  if (typeof value === 'string') return storableText(value, size)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepestPlain) return null
  if (Array.isArray(value)) {
    if (value.length > size.left) size.left = -1
    return size.left < 0 ? null : value.map((item) => storable(item, size, depth + 1))
  }
  if (!isPlainObject(value)) return null
  const keys = Object.keys(value)
  if (keys.length > size.left) size.left = -1
  if (size.left < 0) return null
  const of = value as Record<string, unknown>
  return Object.fromEntries(
    keys.map((key) => [storableText(key, size), storable(of[key], size, depth + 1)] as const),
  )
}

function storableText(text: string, size: Size): string {
  size.left -= text.length
  return size.left < 0 ? '' : toStorableText(text)
}
