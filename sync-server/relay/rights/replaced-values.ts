import { toStorableText } from '#model/fields/plain-text.ts'
import type { ReplacedValue } from '../log/update-log.ts'
import type { Violation } from './guard.ts'

/** Deeper values are no field's; PostgreSQL refuses those of some thousand levels. */
const deepest = 20

export function toReplacedValue(
  { field, kept, other }: NonNullable<Violation['replaced']>,
  editor: number,
): ReplacedValue {
  return { field, kept: toJson(kept), other: toJson(other), editor }
}

/**
 * JSON that PostgreSQL can store: clients write anything into a document, and the values are stored in the commit of the
 * updates, which must not fail because of them.
 */
function toJson(value: unknown): string {
  return JSON.stringify(storable(value, 0)) ?? 'null'
}

function storable(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest || ArrayBuffer.isView(value)) return null
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [toStorableText(key), storable(item, depth + 1)]),
  )
}
