import { createHash } from 'node:crypto'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Item, ItemShape, ListField, Property } from '#model/fields/list.ts'
import type { Pass } from '../pass/pass.ts'
import { bodyOf, keptOf, offer, refusalOf } from '../pass/send-to-rest.ts'
import { settleValue } from '../pass/settle-value.ts'
import { type TakeOver, textTakeOver, valueTakeOver } from '../rest/document-edits.ts'
import { type ListResource, lists, propertyAt } from '../rest/resources.ts'
import { type Reply, RestUnavailable } from '../rest/rest-client.ts'
import type { Creation, ItemShadow, RestValue, RestValues } from '../shadow/shadow.ts'

interface Row {
  readonly id: number
  readonly order: number
  readonly values: RestValues
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
  let rows = await readRows(pass, field, resource)
  if (await resumeCreations(pass, field, resource, rows.size, shadow))
    rows = await readRows(pass, field, resource)
  await takeRowsIn(pass, field, resource, rows, shadow)
  await takeRowsOut(pass, field, resource, rows, shadow)
  await bringItems(pass, field, resource, rows, shadow)
  await settleOrder(pass, field, resource, rows, shadow)
}

/** Rows nobody here knows become items; items whose row REST deleted go, unless somebody wrote in them. */
async function takeRowsIn(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  rows: Map<number, Row>,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const items = field.read(doc)
  const knownIds = new Set([...items.map(({ id }) => id), ...Object.values(shadow).map(({ id }) => id)])
  const newRows = [...rows.values()].filter(({ id }) => !knownIds.has(id)).sort((a, b) => a.order - b.order)
  const goneItems = items.filter(({ key, id }) => {
    const agreed = shadow[key]
    const { values, waiting } = valuesOf(field, resource, pass, key)
    if (id === null || rows.has(id) || agreed?.id !== id || agreed.isLeaving) return false
    return waiting.size === 0 && isSame(agreed.values, values)
  })
  if (newRows.length + goneItems.length === 0) return
  await pass.lease.edit(() => {
    for (const { id, order, values } of newRows) {
      const key = field.add(doc, plainOf(resource, values), { key: `rest-${id}`, at: order })
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
    const row = asSent(pass, field, key, rows.get(agreed.id))
    const isRemoved = !field.has(doc, key)
    if (row && isRemoved && !isSame(row.values, baseOf(pass, field, key, agreed.values, row))) {
      await pass.lease.edit(() => {
        field.add(doc, plainOf(resource, row.values), { key, at: row.order })
        field.attachId(doc, key, row.id)
      })
      shadow[key] = { id: row.id, values: row.values }
    } else {
      if (row) {
        // Killed before the answer is noted, the next pass must not take our own removal for REST's.
        shadow[key] = { ...agreed, isLeaving: true }
        pass.agreeList(field.path, shadow)
        await pass.sending([])
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
  pass.forgetItemsBut(field.path, new Set(items.slice(0, field.atMost).map(({ key }) => key)))
  for (const [index, item] of items.slice(0, field.atMost).entries()) {
    const row = asSent(pass, field, item.key, item.id === null ? undefined : rows.get(item.id))
    if (row) await settleItem(pass, field, resource, item, row, shadow)
    else await createRow(pass, field, resource, item, index, rows.size, shadow)
    pass.agreeList(field.path, shadow)
  }
}

async function createRow(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  item: Item<ItemShape>,
  index: number,
  rowCount: number,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { values, waiting } = valuesOf(field, resource, pass, item.key)
  const path = `${field.path}/${item.key}`
  if (waiting.size > 0) return
  if (pass.isRefused(path, asOffered(values, rowCount))) return
  const taken = Object.entries(values).filter(([name, value]) => !pass.isRefused(`${path}/${name}`, value))
  const isNothingLeft =
    taken.every(([, value]) => value === null) && taken.length < Object.keys(values).length
  if (isNothingLeft) return
  const body = { ...Object.fromEntries(taken), [resource.order]: index }
  const creation = { body, after: item.id }
  await pass.intend(field.path, item.key, creation)
  await askForRow(pass, field, resource, item.key, creation, rowCount, shadow)
}

/** Killed between asking and hearing, a pass may have made rows it does not know: the same key names them. */
async function resumeCreations(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  rowCount: number,
  shadow: Record<string, ItemShadow>,
): Promise<boolean> {
  const creations = Object.entries(pass.shadow.creating[field.path] ?? {})
  for (const [key, creation] of creations)
    await askForRow(pass, field, resource, key, creation, rowCount, shadow)
  return creations.length > 0
}

async function askForRow(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  key: string,
  creation: Creation,
  rowCount: number,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { idBrand, document, doc } = pass.lease
  const path = `${field.path}/${key}`
  // In one order of properties, whoever asks: REST compares the body with that of the first time.
  const body = Object.fromEntries(Object.entries(creation.body).sort(([a], [b]) => (a < b ? -1 : 1)))
  const idempotencyKey = createHash('sha256')
    .update(`${idBrand}/${document}/${path}/${creation.after ?? 'new'}`)
    .digest('hex')
  const sent = bodyOf(Object.entries(body).map(([name, value]) => ({ ...placeOf(resource, name), value })))
  const reply = rowOf(
    resource,
    await pass.rest(resource.create, { body: resource.isSentAsList ? [sent] : sent, idempotencyKey }),
  )
  if (reply.ok) {
    const id = Number(reply.answer[resource.id])
    if (field.has(doc, key)) await pass.lease.edit(() => field.attachId(doc, key, id))
    shadow[key] = {
      id,
      values: Object.fromEntries(propertiesOf(field).map(([name]) => [name, body[name] ?? null])),
    }
    for (const [name] of propertiesOf(field))
      pass.heard(`${path}/${name}`, body[name] ?? null, keptOf(reply.answer, placeOf(resource, name)))
    pass.accept(path)
  } else {
    if (reply.status === 404) throw new RestUnavailable(`${resource.create.name} answered 404`)
    const { [resource.order]: order, ...values } = body
    const refusal = (name: string) => refusalOf(reply.error, placeOf(resource, name))
    const refused = Object.entries(values).filter(([name]) => refusal(name) !== undefined)
    for (const [name, value] of refused) {
      pass.refuse(`${path}/${name}`, value, refusal(name) ?? reply.error)
      delete values[name]
    }
    if (refused.length > 0 && Object.values(values).some((value) => value !== null)) {
      const next = { ...creation, body: { ...values, [resource.order]: order ?? null } }
      await pass.intend(field.path, key, next)
      await askForRow(pass, field, resource, key, next, rowCount, shadow)
      return
    }
    if (refused.length === 0) pass.refuse(path, asOffered(values, rowCount), reply.error)
  }
  await pass.intend(field.path, key, null)
  pass.agreeList(field.path, shadow)
}

/** Refused for its words or for want of room: worth another try when either changed. */
function asOffered(values: RestValues, rowCount: number): string {
  return JSON.stringify([Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)), rowCount])
}

async function settleItem(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  item: Item<ItemShape>,
  row: Row,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const agreed = shadow[item.key]?.id === row.id ? shadow[item.key]?.values : undefined
  const base = baseOf(pass, field, item.key, agreed, row)
  const { values: document, waiting } = valuesOf(field, resource, pass, item.key)
  const pathOf = (name: string) => `${field.path}/${item.key}/${name}`
  const known: Record<string, RestValue> = {}
  const toOffer: string[] = []
  const edits: TakeOver[] = []
  for (const [name, property] of propertiesOf(field)) {
    const { codec } = propertyAt(resource, name)
    const [mine, theirs] = [document[name] ?? null, row.values[name] ?? null]
    if (waiting.has(name)) {
      if (agreed?.[name] !== undefined) known[name] = agreed[name]
      continue
    }
    const verdict = settleValue(property.kind === 'text', base[name], mine, theirs)
    known[name] = theirs
    if (verdict.kind === 'agree') pass.accept(pathOf(name))
    else if (verdict.kind === 'toRest') {
      if (verdict.lost !== null)
        pass.keep({
          field: pathOf(name),
          kept: codec.toDocument(mine),
          other: codec.toDocument(verdict.lost),
        })
      toOffer.push(name)
    } else if (property.kind === 'text') {
      edits.push(textTakeOver(property.at(item.key), base[name] ?? null, theirs))
      if (verdict.kind === 'merge') toOffer.push(name)
    } else {
      const value = codec.toDocument(theirs)
      const isUnchanged = () => (valuesOf(field, resource, pass, item.key).values[name] ?? null) === mine
      if (value === null || property.at(item.key).accepts(value))
        edits.push(valueTakeOver(property.at(item.key), isUnchanged, value))
    }
  }
  shadow[item.key] = { id: row.id, values: { ...known } }
  if (edits.length > 0) {
    await pass.takeOver(
      { lists: { [field.path]: { [item.key]: { id: row.id, values: { ...known } } } } },
      () => {
        for (const edit of edits) edit(doc)
      },
    )
  }
  pass.agreeList(field.path, shadow)
  const now = valuesOf(field, resource, pass, item.key)
  const offers = toOffer
    .filter((name) => !now.waiting.has(name) && now.values[name] !== known[name])
    .map((name) => ({
      path: pathOf(name),
      ...placeOf(resource, name),
      name,
      value: now.values[name] ?? null,
    }))
  const taken = await offer(pass, (body) => changeRow(pass, resource, row.id, body), offers)
  for (const { path, value } of taken) {
    const name = offers.find((each) => each.path === path)?.name
    if (name !== undefined) known[name] = value
    pass.accept(path)
  }
  shadow[item.key] = { id: row.id, values: known }
}

function asSent(pass: Pass, field: ListField, key: string, row: Row | undefined): Row | undefined {
  if (!row) return undefined
  const values = Object.entries(row.values).map(([name, value]) => [
    name,
    pass.asSent(`${field.path}/${key}/${name}`, value),
  ])
  return { ...row, values: Object.fromEntries(values) }
}

/** What item and row last had in common, property by property. */
function baseOf(
  pass: Pass,
  field: ListField,
  key: string,
  agreed: RestValues | undefined,
  row: Row,
): Readonly<Record<string, RestValue | undefined>> {
  return Object.fromEntries(
    propertiesOf(field).map(([name, { kind }]) => [
      name,
      pass.baseOf(`${field.path}/${key}/${name}`, agreed?.[name], row.values[name] ?? null, kind === 'text'),
    ]),
  )
}

/** The document's order goes to REST, unless REST alone moved something. */
async function settleOrder(
  pass: Pass,
  field: ListField,
  resource: ListResource,
  known: Map<number, Row>,
  shadow: Record<string, ItemShadow>,
): Promise<void> {
  const { doc } = pass.lease
  const isMade = field.read(doc).some(({ id }) => id !== null && !known.has(id))
  const rows = isMade ? await readRows(pass, field, resource) : known
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
      await changeRow(pass, resource, id, { [resource.order]: index })
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
      const values = Object.fromEntries(
        propertiesOf(field).map(([name]) => {
          const { rest, codec } = propertyAt(resource, name)
          return [name, codec.fromRest(row[rest])]
        }),
      )
      return [id, { id, order: Number(row[resource.order]), values }]
    }),
  )
}

async function changeRow(
  pass: Pass,
  resource: ListResource,
  id: number,
  body: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  return resource.isSentAsList
    ? rowOf(resource, await pass.rest(resource.change, { body: [{ [resource.id]: id, ...body }] }))
    : pass.rest(resource.change, { params: { id }, body })
}

/** Of an answer that is a list, the one row that was sent. */
function rowOf(resource: ListResource, reply: Reply): Reply {
  if (!resource.isSentAsList || !reply.ok) return reply
  const embedded = reply.answer._embedded as Record<string, Record<string, unknown>[]> | undefined
  return { ok: true, answer: embedded?.[resource.name]?.[0] ?? {} }
}

function placeOf(resource: ListResource, name: string) {
  const { rest, codec } = propertyAt(resource, name)
  return { place: [rest], codec }
}

function propertiesOf(field: ListField): [string, Property][] {
  return Object.entries(field.properties)
}

/** An item's values as REST takes them, clean and within their limits, and the names of those that cannot go yet. */
function valuesOf(
  field: ListField,
  resource: ListResource,
  { lease }: Pass,
  key: string,
): { values: RestValues; waiting: ReadonlySet<string> } {
  const item = field.read(lease.doc).find((candidate) => candidate.key === key)
  const values: Record<string, RestValue> = {}
  const waiting = new Set<string>()
  for (const [name, property] of propertiesOf(field)) {
    const value = propertyAt(resource, name).codec.fromDocument(property.toRest(item?.[name]))
    if (value === undefined) waiting.add(name)
    else values[name] = value
  }
  return { values, waiting }
}

function plainOf(resource: ListResource, values: RestValues): Record<string, never> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, propertyAt(resource, name).codec.toDocument(value)]),
  ) as Record<string, never>
}

function isSame(a: RestValues, b: Readonly<Record<string, RestValue | undefined>>): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => (a[name] ?? null) === (b[name] ?? null),
  )
}
