import type { FollowedList } from '#model/fields/followed-list.ts'
import type { Item, ItemShape, ListField, Property } from '#model/fields/list.ts'
import type { Pass } from '../pass/pass.ts'
import { type ListResource, propertyAt } from '../rest/resources.ts'
import type { ItemShadow, RestValue, RestValues } from '../shadow/shadow.ts'
import type { Row } from './list-rows.ts'

/**
 * One list in one pass: what each phase reads and changes. The document's items are read once, at the start, and follow
 * its changes from then on, also those that people make during the pass.
 */
export interface ListState {
  readonly pass: Pass
  readonly field: ListField
  readonly resource: ListResource
  readonly items: FollowedList
  /** REST's rows by id, without those that the pass has deleted. */
  rows: Map<number, Row>
  /** By item key: the items as they last agreed with their rows. */
  readonly agreed: Record<string, ItemShadow>
}

/** An item's values as REST takes them, clean and within their limits. */
export interface ItemValues {
  readonly values: RestValues
  /** Names of properties that cannot be sent yet: their file is still on a device, or only a newer release reads them. */
  readonly waiting: ReadonlySet<string>
}

export function valuesOf(
  { pass, field, resource, items }: ListState,
  item: Item<ItemShape> | null,
): ItemValues {
  const values: Record<string, RestValue> = {}
  const unreadable = item ? items.unreadable(item.key) : []
  for (const name of unreadable) pass.leaveUnreadable(`${field.path}/${name}`)
  const waiting = new Set(unreadable)
  for (const [name, property] of propertiesOf(field)) {
    if (waiting.has(name)) continue
    const value = propertyAt(resource, name).codec.fromDocument(property.toRest(item?.[name]))
    if (value === undefined) waiting.add(name)
    else values[name] = value
  }
  return { values, waiting }
}

export function propertiesOf(field: ListField): [string, Property][] {
  return Object.entries(field.properties)
}

export function pathOf({ field }: ListState, key: string, property?: string): string {
  return property === undefined ? `${field.path}/${key}` : `${field.path}/${key}/${property}`
}

/** The values of a row as a new item of the document has them. */
export function itemOf({ resource }: ListState, values: RestValues): Record<string, never> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, propertyAt(resource, name).codec.toDocument(value)]),
  ) as Record<string, never>
}

/** The row as it was sent, where REST only spells a value differently. */
export function asSent(list: ListState, key: string, row: Row | undefined): Row | undefined {
  if (!row) return undefined
  const values = Object.entries(row.values).map(([name, value]) => [
    name,
    list.pass.asSent(pathOf(list, key, name), value),
  ])
  return { ...row, values: Object.fromEntries(values) }
}

/** The common ancestor of item and row, property by property. */
export function baseOf(
  list: ListState,
  key: string,
  agreed: RestValues | undefined,
  row: Row,
): Readonly<Record<string, RestValue | undefined>> {
  return Object.fromEntries(
    propertiesOf(list.field).map(([name, { kind }]) => [
      name,
      list.pass.baseOf(pathOf(list, key, name), agreed?.[name], row.values[name] ?? null, kind === 'text'),
    ]),
  )
}

export function agreeItems({ pass, field, agreed }: ListState): void {
  pass.agreeList(field.path, agreed)
}

/** An absent value is null. */
export function haveSameValues(a: RestValues, b: Readonly<Record<string, RestValue | undefined>>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? null) === (b[name] ?? null),
  )
}
