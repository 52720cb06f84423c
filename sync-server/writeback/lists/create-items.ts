import { createHash } from 'node:crypto'
import type { Item, ItemShape } from '#model/fields/list.ts'
import { bodyOf, keptOf, refusalOf } from '../pass/send-to-rest.ts'
import { RestUnavailable } from '../rest/rest-client.ts'
import type { Creation, RestValues } from '../shadow/shadow.ts'
import { createRow, restPathOf } from './list-rows.ts'
import { agreeItems, type ListState, pathOf, propertiesOf, valuesOf } from './list-state.ts'

/** Creates the row of an item, unless it waits for a file or REST has refused it as it is. */
export async function createItem(list: ListState, item: Item<ItemShape>, index: number): Promise<void> {
  const { pass, field, resource, rows } = list
  const { values, waiting } = valuesOf(list, list.items.get(item.key))
  if (waiting.size > 0) return
  if (pass.isRefused(pathOf(list, item.key), attemptOf(values, rows.size))) return
  const left = Object.entries(values).filter(
    ([name, value]) => !pass.isRefused(pathOf(list, item.key, name), value),
  )
  const isNothingLeft = left.every(([, value]) => value === null) && left.length < Object.keys(values).length
  if (isNothingLeft) return
  const body = { ...Object.fromEntries(left), [resource.order]: index }
  const creation = { body, after: item.id }
  await pass.noteCreation(field.path, item.key, creation)
  await sendCreation(list, item.key, creation)
}

/**
 * Repeats the creations of a pass that was killed before their answers: their idempotency keys find the rows that REST
 * has made. Answers whether there were any, so that rows are read again.
 */
export async function resumeCreations(list: ListState): Promise<boolean> {
  const creations = Object.entries(list.pass.shadow.creating[list.field.path] ?? {})
  for (const [key, creation] of creations) await sendCreation(list, key, creation)
  return creations.length > 0
}

async function sendCreation(list: ListState, key: string, creation: Creation): Promise<void> {
  const { pass, field, resource, rows, agreed } = list
  const { idBrand, document, doc } = pass.room
  const path = pathOf(list, key)
  // Sorted, because REST compares the body of a repeated call with that of the first.
  const body = Object.fromEntries(Object.entries(creation.body).sort(([a], [b]) => (a < b ? -1 : 1)))
  const idempotencyKey = createHash('sha256')
    .update(`${idBrand}/${document}/${path}/${creation.after ?? 'new'}`)
    .digest('hex')
  const sent = bodyOf(Object.entries(body).map(([name, value]) => ({ ...restPathOf(resource, name), value })))
  const reply = await createRow(list, sent, idempotencyKey)
  if (reply.ok) {
    const id = Number(reply.answer[resource.id])
    if (list.items.get(key)) await pass.room.edit(() => field.attachId(doc, key, id))
    const names = propertiesOf(field).map(([name]) => name)
    agreed[key] = { id, values: Object.fromEntries(names.map((name) => [name, body[name] ?? null])) }
    for (const name of names)
      pass.noteAnswer(
        pathOf(list, key, name),
        body[name] ?? null,
        keptOf(reply.answer, restPathOf(resource, name)),
      )
    pass.resolve(path)
  } else {
    if (reply.status === 404) throw new RestUnavailable(`${resource.create.name} answered 404`)
    const { [resource.order]: order, ...values } = body
    const refusal = (name: string) => refusalOf(reply.error, restPathOf(resource, name))
    const refused = Object.entries(values).filter(([name]) => refusal(name) !== undefined)
    for (const [name, value] of refused) {
      pass.refuse(pathOf(list, key, name), value, refusal(name) ?? reply.error)
      delete values[name]
    }
    if (refused.length > 0 && Object.values(values).some((value) => value !== null)) {
      const next = { ...creation, body: { ...values, [resource.order]: order ?? null } }
      await pass.noteCreation(field.path, key, next)
      await sendCreation(list, key, next)
      return
    }
    if (refused.length === 0) pass.refuse(path, attemptOf(values, rows.size), reply.error)
  }
  await pass.noteCreation(field.path, key, null)
  agreeItems(list)
}

/** What a refused creation is remembered by. It is tried again when its values or the number of rows have changed. */
function attemptOf(values: RestValues, rowCount: number): string {
  return JSON.stringify([Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)), rowCount])
}
