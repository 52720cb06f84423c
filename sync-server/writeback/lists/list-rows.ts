import type { ListField } from '#model/fields/list.ts'
import type { Pass } from '../pass/pass.ts'
import { type ListResource, propertyAt } from '../rest/resources.ts'
import type { Reply } from '../rest/rest-client.ts'
import type { RestValues } from '../shadow/shadow.ts'

/** A REST row, its values by the names of the item's properties. */
export interface Row {
  readonly id: number
  /** As REST numbers it: ascending, with gaps and ties. */
  readonly order: number
  readonly values: RestValues
}

type List = { readonly pass: Pass; readonly field: ListField; readonly resource: ListResource }

/** All rows of a list by id. Rejects as `Pass.read`. */
export async function readRows({ pass, field, resource }: List): Promise<Map<number, Row>> {
  const answer = await pass.read(resource.list)
  const embedded = answer._embedded as Record<string, Record<string, unknown>[]> | undefined
  const rows = embedded?.[resource.name] ?? []
  return new Map(
    rows.map((row) => {
      const id = Number(row[resource.id])
      const values = Object.fromEntries(
        Object.keys(field.properties).map((name) => {
          const { rest, codec } = propertyAt(resource, name)
          return [name, codec.fromRest(row[rest])]
        }),
      )
      return [id, { id, order: Number(row[resource.order]), values }]
    }),
  )
}

/** Creates a row; the same key answers the row that was created before. */
export async function createRow(
  { pass, resource }: List,
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string,
): Promise<Reply> {
  const sent = resource.isSentAsList ? [body] : body
  return rowOf(resource, await pass.rest(resource.create, { body: sent, idempotencyKey }))
}

export async function changeRow(
  { pass, resource }: List,
  id: number,
  body: Readonly<Record<string, unknown>>,
): Promise<Reply> {
  return resource.isSentAsList
    ? rowOf(resource, await pass.rest(resource.change, { body: [{ [resource.id]: id, ...body }] }))
    : pass.rest(resource.change, { params: { id }, body })
}

/** Where a body or an answer has a property, and how it is written there. */
export function restPathOf(resource: ListResource, name: string) {
  const { rest, codec } = propertyAt(resource, name)
  return { restPath: [rest], codec }
}

/** Of an answer that is a list, the one row that was sent. */
function rowOf(resource: ListResource, reply: Reply): Reply {
  if (!resource.isSentAsList || !reply.ok) return reply
  const embedded = reply.answer._embedded as Record<string, Record<string, unknown>[]> | undefined
  return { ok: true, answer: embedded?.[resource.name]?.[0] ?? {} }
}
