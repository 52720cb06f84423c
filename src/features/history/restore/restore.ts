import type * as Y from 'yjs'
import { type Field, isRestorable } from '#model/fields/field.ts'
import type { ListField, NewItem, Property } from '#model/fields/list.ts'

/**
 * Makes the answers of a document those of an earlier version of it, as edits that merge like anybody's: texts by the
 * smallest splice, lists by their keys. `isWanted` chooses by path of the field, for items of a list by `path/key`; a
 * list's order comes back with the whole list alone. Call it inside one transaction, so that it is one step of undo.
 */
export function restore(
  doc: Y.Doc,
  then: Y.Doc,
  fields: readonly Field[],
  isWanted: (path: string) => boolean = () => true,
): void {
  for (const field of fields) {
    if (!isRestorable(field)) continue
    if (field.kind === 'list') restoreList(doc, then, field, isWanted)
    else if (isWanted(field.path)) {
      if (field.kind === 'text') field.write(doc, field.read(then))
      else field.write(doc, field.read(then))
    }
  }
}

function restoreList(doc: Y.Doc, then: Y.Doc, field: ListField, isWanted: (path: string) => boolean): void {
  const isWhole = isWanted(field.path)
  const isItemWanted = (key: string) => isWhole || isWanted(`${field.path}/${key}`)
  const items = field.read(then)
  const kept = new Set(items.map(({ key }) => key))
  for (const key of field.keys(doc)) if (!kept.has(key) && isItemWanted(key)) field.remove(doc, key)

  items.forEach((item, at) => {
    const { key } = item
    if (!isItemWanted(key)) return
    const values: Readonly<Record<string, unknown>> = item
    if (!field.has(doc, key)) {
      field.add(doc, values as NewItem<object>, { key, at })
      return
    }
    for (const [name, property] of Object.entries<Property>(field.properties)) {
      const value = values[name]
      if (property.kind === 'text') property.at(key).write(doc, typeof value === 'string' ? value : '')
      else property.at(key).write(doc, value ?? null)
    }
  })
  if (isWhole)
    reorder(
      doc,
      field,
      items.map(({ key }) => key),
    )
}

/** Moves as few items as it takes: those that stand in the right order among each other stay. */
function reorder(doc: Y.Doc, field: ListField, wanted: readonly string[]): void {
  const now = field.keys(doc)
  const places = wanted.map((key) => now.indexOf(key))
  const staying = new Set(longestRise(places).map((at) => wanted[at]))
  wanted.forEach((key, at) => {
    if (staying.has(key)) return
    const before = at === 0 ? null : wanted[at - 1]
    const others = field.keys(doc).filter((other) => other !== key)
    field.move(doc, key, before ? others.indexOf(before) + 1 : 0)
  })
}

/** Indexes of a longest rising row of numbers. Lists have tens of items, so the plain way does. */
function longestRise(numbers: readonly number[]): number[] {
  const best = numbers.map(() => ({ length: 1, previous: -1 }))
  let end = -1
  numbers.forEach((number, at) => {
    const own = best[at]
    if (!own) return
    for (let i = 0; i < at; i++) {
      const other = best[i]
      if (other && (numbers[i] ?? 0) < number && other.length >= own.length) {
        own.length = other.length + 1
        own.previous = i
      }
    }
    if (own.length > (best[end]?.length ?? 0)) end = at
  })
  const row: number[] = []
  for (let at = end; at >= 0; at = best[at]?.previous ?? -1) row.unshift(at)
  return row
}
