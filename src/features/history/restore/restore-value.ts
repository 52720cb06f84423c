import type * as Y from 'yjs'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { canBeSettled, type Field, isRestorable } from '#model/fields/field.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { ListField } from '#model/fields/list.ts'
import { replaceItems } from '#model/fields/replace-items.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'

/** A field, or a property of a list's item. */
interface Target {
  readonly field: Field
  readonly key: string | null
  readonly property: string | null
}

/**
 * The current value at a path (`list/key/property` inside lists); undefined if the field or item does not
 * exist.
 */
export function readAt(fields: readonly Field[], answers: Answers, path: string): unknown {
  const target = targetOf(fields, path)
  if (!target) return undefined
  const { field, key, property } = target
  if (key === null || property === null) return answers[field.path] ?? null
  const item = itemsOf(answers, field.path).find((one) => one.key === key)
  return item && (item[property] ?? null)
}

/** Whether two values are equal: files by id, lists by their items without keys. */
export function isSameAnswer(fields: readonly Field[], path: string, a: unknown, b: unknown): boolean {
  const field = targetOf(fields, path)?.field
  const names = field?.kind === 'list' ? Object.keys(field.properties) : []
  return plain(a, names) === plain(b, names)
}

/**
 * Writes a replaced value back, as an edit that merges with concurrent ones. False if nothing was written:
 * the field or item does not exist, or the field does not accept the value.
 */
export function restoreValue(doc: Y.Doc, fields: readonly Field[], path: string, value: unknown): boolean {
  const target = targetOf(fields, path)
  if (!target) return false
  const { field, key, property } = target
  if (!canBeSettled(field)) return false
  if (field.kind !== 'list') return write(doc, field, value)
  if (key === null || property === null) return Array.isArray(value) && writeItems(doc, field, value)
  const found = field.properties[property]
  return found !== undefined && field.has(doc, key) && write(doc, found.at(key), value)
}

function targetOf(fields: readonly Field[], path: string): Target | null {
  const [name, key = null, property = null] = path.split('/')
  const field = fields.find((one) => one.path === name)
  if (!field || !isRestorable(field)) return null
  const isInside = key !== null && property !== null
  if (field.kind === 'list')
    return isInside && !(property in field.properties) ? null : { field, key, property }
  return key === null ? { field, key, property } : null
}

function write(doc: Y.Doc, handle: TextHandle | ValueHandle<unknown>, value: unknown): boolean {
  if (handle.kind === 'text') {
    if (typeof value !== 'string') return false
    handle.write(doc, value)
    return true
  }
  if (value !== null && !handle.accepts(value)) return false
  handle.write(doc, value)
  return true
}

/** Items with equal values keep their keys. */
function writeItems(
  doc: Y.Doc,
  field: ListField,
  wanted: readonly Readonly<Record<string, unknown>>[],
): true {
  const names = Object.keys(field.properties)
  const left = [...field.read(doc)]
  const items = wanted.map((item) => {
    const at = left.findIndex((one) => plain([one], names) === plain([item], names))
    const [known] = at < 0 ? [] : left.splice(at, 1)
    return known ?? { ...item, key: freshKey() }
  })
  replaceItems(doc, field, items)
  return true
}

function plain(value: unknown, names: readonly string[]): string {
  if (Array.isArray(value)) {
    return JSON.stringify(
      value.map((item: Record<string, unknown>) => names.map((name) => orNull(item[name]))),
    )
  }
  if (typeof value === 'object' && value !== null) {
    if ('idFile' in value) return JSON.stringify(value.idFile)
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  }
  return JSON.stringify(orNull(value))
}

function orNull(value: unknown): unknown {
  return value === '' ? null : (value ?? null)
}
