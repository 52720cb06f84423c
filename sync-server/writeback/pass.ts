import type { ErrorCode } from '#contract/errors.ts'
import type { RoomLease } from '../relay/room-access.ts'
import type { AnyCall } from './resources.ts'
import type { RestClient } from './rest-client.ts'
import { settleEntities } from './settle-entities.ts'
import { settleLists } from './settle-lists.ts'
import type { ItemShadow, RestValue, Shadow } from './shadow.ts'
import type { Lost } from './shadow-store.ts'
import { metrics } from './writeback-metrics.ts'

/** REST does not know the brand any more. */
export class BrandGone extends Error {
  override readonly name = 'BrandGone'
}

/** One pass over one room: what it knows, what it agrees on, what was refused. */
export interface Pass {
  readonly lease: RoomLease
  readonly rest: RestClient
  /** As it was when the pass began. */
  readonly shadow: Shadow
  /** Reads; a brand that is gone ends the pass. */
  ask(call: AnyCall): Promise<Record<string, unknown>>
  agree(path: string, value: RestValue): void
  agreeList(path: string, items: Readonly<Record<string, ItemShadow>>): void
  agreeOrder(path: string, ids: readonly number[]): void
  /** Notes, durably and before REST is asked, that a row is being created; null when it is known or given up. */
  intend(path: string, key: string, body: Readonly<Record<string, RestValue>> | null): Promise<void>
  /** Notes durably what was agreed so far: after an edit, so that REST's words are not taken over twice. */
  note(): Promise<void>
  keep(lost: Lost): void
  isRefused(path: string, value: RestValue): boolean
  refuse(path: string, value: RestValue, code: ErrorCode, message: string): void
  accept(path: string): void
  /** More items than REST takes, or null when they are few enough again. */
  limit(path: string, atMost: number | null): void
}

export interface PassEnd {
  readonly shadow: Shadow
  readonly lost: readonly Lost[]
}

/**
 * Brings document and REST to agree as far as REST lets them, and answers the new shadow. Doing it again changes
 * nothing; killed anywhere, the next pass gets there, because only what both sides confirmed is in the shadow.
 */
export async function settle(
  lease: RoomLease,
  rest: RestClient,
  shadow: Shadow,
  save: (shadow: Shadow) => Promise<void>,
): Promise<PassEnd> {
  const values = { ...shadow.values }
  const listShadows = { ...shadow.lists }
  const orders = { ...shadow.orders }
  const creating = { ...shadow.creating }
  const refused = { ...shadow.refused }
  const lost: Lost[] = []
  const tell = (field: string, code: string, message: string) =>
    lease.tell({ document: lease.document, field, code, message })

  const note = () => save({ values, lists: listShadows, orders, creating, refused })
  const accept = (path: string) => {
    if (!(path in refused)) return
    delete refused[path]
    tell(path, 'RESOLVED', '')
  }
  const pass: Pass = {
    lease,
    rest,
    shadow,
    accept,
    ask: async (call) => {
      const reply = await rest(call)
      if (reply.ok) return reply.answer
      throw new BrandGone(`${call.name} answered ${reply.status}`)
    },
    agree: (path, value) => {
      values[path] = value
      accept(path)
    },
    agreeList: (path, items) => {
      listShadows[path] = { ...items }
    },
    agreeOrder: (path, ids) => {
      orders[path] = ids
    },
    intend: async (path, key, body) => {
      const { [key]: _, ...others } = creating[path] ?? {}
      creating[path] = body === null ? others : { ...others, [key]: body }
      if (body !== null) await note()
    },
    note,
    keep: (entry) => void lost.push(entry),
    isRefused: (path, value) => path in refused && refused[path] === value,
    refuse: (path, value, code, message) => {
      metrics.refusals.inc()
      refused[path] = value
      tell(path, code, message)
    },
    limit: (path, atMost) => {
      if (atMost === null) return accept(path)
      if (refused[path] === atMost) return
      refused[path] = atMost
      tell(path, 'TOO_MANY_ITEMS', '')
    },
  }
  await settleEntities(pass)
  await settleLists(pass)
  return { shadow: { values, lists: listShadows, orders, creating, refused }, lost }
}
