import { createHash } from 'node:crypto'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Item, ItemShape, ListField, Property } from '#model/fields/list.ts'
import { mergeTexts } from './merge-texts.ts'
import type { Pass } from './pass.ts'
import { type ListResource, lists } from './resources.ts'
import { settleValue } from './settle-value.ts'
import { type ItemShadow, type RestValue, toRestValue } from './shadow.ts'

type Values = Readonly<Record<string, RestValue>>

interface Row {
  readonly id: number
  readonly order: number
  readonly values: Values
}

/** Settles every list of a document with its REST rows, item by item, by key and id. */
export async function settleLists(pass: Pass): Promise<void> {
  for (const field of fieldsOf(pass.lease.document)) {
    if (field.kind !== 'list' || field.rest === undefined) continue
    const resource = lists[field.rest]
    if (resource) await settleList(pass, field, resource)
  }
}

async function settleList(pass: Pass, field: ListField, resource: ListResource): Promise<void> {
  const shadow = { ...pass.shadow.lists[field.path] }
  await resumeCreations(pass, field, resource, shadow)
  const rows = await readRows(pass, field, resource)
  await takeRowsIn(pass, field, rows, shadow)
  await takeRowsOut(pass, field, resource, rows, shadow)
  await bringItems(pass, field, resource, rows, shadow)
  await settleOrder(pass, field, resource, shadow)
}

/** Rows nobody here knows become items; items whose row REST deleted go, unless somebody wrote in them. */
async function takeRowsIn(
  pass: Pass,
  field: ListField,
  rows: Map<number, Row>,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const items = field.read(doc)
  const knownIds = new Set([...items.map(({ id }) => id), ...Object.values(shadow).map(({ id }) => id)])
  const newRows = [...rows.values()].filter(({ id }) => !knownIds.has(id)).sort((a, b) => a.order - b.order)
  const goneItems = items.filter(({ key, id }) => {
    const agreed = shadow[key]
    return (
      id !== null && !rows.has(id) && agreed?.id === id && isSame(agreed.values, valuesOf(field, pass, key))
    )
  })
  if (newRows.length + goneItems.length === 0) return
  await pass.lease.edit(() => {
    for (const { id, order, values } of newRows) {
      const key = field.add(doc, plainOf(values), { key: `rest-${id}`, at: order })
      field.attachId(doc, key, id)
      shadow[key] = { id, values }
    }
    for (const { key } of goneItems) {
      field.remove(doc, key)
      delete shadow[key]
    }
  })
  pass.agreeList(field.path, shadow)
}

/** Items that somebody removed, and those beyond the limit, lose their row. A row that REST changed comes back. */
async function takeRowsOut(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  rows: Map<number, Row>,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const kept = new Set(field.keys(doc).slice(0, field.atMost))
  for (const [key, agreed] of Object.entries(shadow)) {
    if (kept.has(key)) continue
    const row = rows.get(agreed.id)
    const isRemoved = !field.has(doc, key)
    if (row && isRemoved && !isSame(row.values, agreed.values)) {
      await pass.lease.edit(() => {
        field.add(doc, plainOf(row.values), { key, at: row.order })
        field.attachId(doc, key, row.id)
      })
      shadow[key] = { id: row.id, values: row.values }
    } else {
      if (row) {
        const reply = await pass.rest(resource.remove, { params: { id: agreed.id } })
        if (!reply.ok && reply.status !== 404) continue
        rows.delete(agreed.id)
      }
      delete shadow[key]
    }
    pass.agreeList(field.path, shadow)
  }
}

/** Items without a row get one; items with one are settled value by value. */
async function bringItems(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  rows: Map<number, Row>,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const items = field.read(pass.lease.doc)
  pass.limit(field.path, items.length > field.atMost ? field.atMost : null)
  for (const [index, item] of items.slice(0, field.atMost).entries()) {
    const row = item.id === null ? undefined : rows.get(item.id)
    if (row) await settleItem(pass, field, resource, item, row, shadow)
    else await createRow(pass, field, resource, item, index, shadow)
    pass.agreeList(field.path, shadow)
  }
}

async function createRow(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  item: Item<ItemShape>,
  index: number,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const values = valuesOf(field, pass, item.key)
  if (pass.isRefused(`${field.path}/${item.key}`, JSON.stringify(values))) return
  const body = { ...values, [resource.order]: index }
  await pass.intend(field.path, item.key, body)
  await askForRow(pass, field, resource, item.key, body, shadow)
}

/** Killed between asking and hearing, a pass may have made rows it does not know: the same key names them. */
async function resumeCreations(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  for (const [key, body] of Object.entries(pass.shadow.creating[field.path] ?? {})) {
    await askForRow(pass, field, resource, key, body, shadow)
  }
}

async function askForRow(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  key: string,
  body: Values,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { idBrand, document, doc } = pass.lease
  const path = `${field.path}/${key}`
  const { [resource.order]: _, ...values } = body
  const agreedId = field.read(doc).find((item) => item.key === key)?.id ?? 'new'
  const reply = await pass.rest(resource.create, {
    body,
    idempotencyKey: createHash('sha256').update(`${idBrand}/${document}/${path}/${agreedId}`).digest('hex'),
  })
  if (reply.ok) {
    const id = Number(reply.answer[resource.id])
    if (field.has(doc, key)) await pass.lease.edit(() => field.attachId(doc, key, id))
    shadow[key] = { id, values }
    pass.accept(path)
  } else pass.refuse(path, JSON.stringify(values), reply.error.code, reply.error.message)
  await pass.intend(field.path, key, null)
  pass.agreeList(field.path, shadow)
}

async function settleItem(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  item: Item<ItemShape>,
  row: Row,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const agreed = shadow[item.key]?.id === row.id ? shadow[item.key]?.values : undefined
  const document = valuesOf(field, pass, item.key)
  const next: Record<string, RestValue> = {}
  const body: Record<string, RestValue> = {}
  const edits: (() => void)[] = []
  for (const [name, property] of propertiesOf(field)) {
    const [mine, theirs] = [document[name] ?? null, row.values[name] ?? null]
    const verdict = settleValue(property.kind === 'text', agreed?.[name], mine, theirs)
    next[name] = verdict.kind === 'agree' || verdict.kind === 'toRest' ? mine : theirs
    if (verdict.kind === 'toRest') {
      if (verdict.lost !== null)
        pass.keep({ field: `${field.path}/${item.key}/${name}`, kept: mine, other: verdict.lost })
      body[name] = mine
    }
    if (verdict.kind === 'toDocument') edits.push(() => write(pass, property, item.key, theirs))
    if (verdict.kind === 'merge') {
      const merged = mergeTexts(String(agreed?.[name] ?? ''), String(mine ?? ''), String(theirs ?? ''))
      edits.push(() => write(pass, property, item.key, merged))
      next[name] = toRestValue(merged)
      body[name] = toRestValue(merged)
    }
  }
  const path = `${field.path}/${item.key}`
  if (edits.length > 0) {
    await pass.lease.edit(() => runAll(edits))
    shadow[item.key] = { id: row.id, values: row.values }
    pass.agreeList(field.path, shadow)
    await pass.note()
  }
  if (Object.keys(body).length > 0) {
    if (pass.isRefused(path, JSON.stringify(body))) return
    const reply = await pass.rest(resource.change, { params: { id: row.id }, body })
    if (!reply.ok) {
      pass.refuse(path, JSON.stringify(body), reply.error.code, reply.error.message)
      return
    }
    pass.accept(path)
  }
  shadow[item.key] = { id: row.id, values: next }
}

/** The document's order goes to REST, unless REST alone moved something. */
async function settleOrder(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const rows = await readRows(pass, field, resource)
  const items = field
    .read(doc)
    .filter(({ key, id }) => id !== null && rows.has(id) && shadow[key] !== undefined)
  const mine = items.map(({ id }) => id ?? 0)
  const theirs = [...rows.values()]
    .filter(({ id }) => mine.includes(id))
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id }) => id)
  const agreed = (pass.shadow.orders[field.path] ?? []).filter((id) => mine.includes(id))
  const isSameOrder = mine.join() === theirs.join()
  if (!isSameOrder && agreed.length === mine.length && agreed.join() === mine.join()) {
    const keyOf = new Map(items.map(({ key, id }) => [id, key]))
    await pass.lease.edit(() => {
      theirs.forEach((id, index) => {
        const key = keyOf.get(id)
        if (key !== undefined) field.move(doc, key, index)
      })
    })
    pass.agreeOrder(field.path, theirs)
    return
  }
  if (!isSameOrder) {
    for (const [index, id] of mine.entries()) {
      if (rows.get(id)?.order === index) continue
      await pass.rest(resource.change, { params: { id }, body: { [resource.order]: index } })
    }
  }
  pass.agreeOrder(field.path, mine)
}

async function readRows(pass: Pass, field: ListField, resource: ListResource): Promise<Map<number, Row>> {
  const answer = await pass.ask(resource.list)
  const embedded = answer._embedded as Record<string, Record<string, unknown>[]> | undefined
  const rows = embedded?.[resource.name] ?? []
  return new Map(
    rows.map((row) => {
      const id = Number(row[resource.id])
      const values = Object.fromEntries(propertiesOf(field).map(([name]) => [name, toRestValue(row[name])]))
      return [id, { id, order: Number(row[resource.order]), values }]
    }),
  )
}

function propertiesOf(field: ListField): [string, Property][] {
  return Object.entries(field.properties)
}

/** An item's values as REST takes them: clean and within their limits. */
function valuesOf(field: ListField, { lease }: Pass, key: string): Values {
  const item = field.read(lease.doc).find((candidate) => candidate.key === key)
  return Object.fromEntries(
    propertiesOf(field).map(([name, property]) => [name, toRestValue(property.toRest(item?.[name]))]),
  )
}

function plainOf(values: Values): Record<string, never> {
  return values as Record<string, never>
}

function write({ lease }: Pass, property: Property, key: string, value: RestValue): void {
  if (property.kind === 'text') property.at(key).write(lease.doc, String(value ?? ''))
  else {
    const handle = property.at(key)
    if (value === null || handle.accepts(value)) handle.write(lease.doc, value)
  }
}

function isSame(a: Values, b: Values): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? null) === (b[name] ?? null),
  )
}

function runAll(edits: readonly (() => void)[]): void {
  for (const edit of edits) edit()
}
