import { isDeepStrictEqual } from 'node:util'
import * as Y from 'yjs'
import type { Call } from '#contract/call.ts'
import { ancestorOf } from '#model/fields/merge-texts.ts'
import { fillSlots } from '#model/language/fill-slots.ts'
import type { RoomLease } from '#server/relay/rooms/room-access.ts'
import korean from '../../../locales/ko/errors.json' with { type: 'json' }
import { settleEntities } from '../entities/settle-entities.ts'
import { settleLists } from '../lists/settle-lists.ts'
import { metrics } from '../metrics/writeback-metrics.ts'
import { type RestClient, RestUnavailable } from '../rest/rest-client.ts'
import {
  type Creation,
  type ItemShadow,
  type RestValue,
  type RestValues,
  recallTaking,
  type Shadow,
  type Taking,
  type Told,
  toRestValue,
  type Unheard,
} from '../shadow/shadow.ts'
import type { Lost } from '../shadow/shadow-store.ts'

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
  ask(call: Call): Promise<Record<string, unknown>>
  /**
   * What document and REST last had in common: what they agreed on, or what REST has from us unheard. A text
   * that REST changed further is measured against both. undefined: nothing yet.
   */
  baseOf(path: string, agreed: RestValue | undefined, rest: RestValue, isText: boolean): RestValue | undefined
  /** Both sides have this value. */
  agree(path: string, value: RestValue): void
  /** REST has this value and the document has considered it. */
  know(path: string, rest: RestValue): void
  agreeList(path: string, items: Readonly<Record<string, ItemShadow>>): void
  agreeOrder(path: string, ids: readonly number[]): void
  /** Notes durably what REST says, edits the document, and from then on knows it: never twice, killed anywhere. */
  takeOver(known: { values?: RestValues; lists?: Taking['lists'] }, edit: (doc: Y.Doc) => void): Promise<void>
  /** Notes durably, before REST is asked, that a row is being created; null when it is known or given up. */
  intend(path: string, key: string, creation: Creation | null): Promise<void>
  /** Notes durably, before REST is sent them, values whose answer may get lost. */
  sending(values: readonly { path: string; value: RestValue }[]): Promise<void>
  /** `kept` is what REST made of the value; undefined where it did not say, or did not take it. */
  heard(path: string, value: RestValue, kept?: RestValue): void
  /** What REST has, as it was sent: its own spelling of our words is no change. */
  asSent(path: string, rest: RestValue): RestValue
  keep(lost: Lost): void
  isRefused(path: string, value: RestValue): boolean
  refuse(path: string, value: RestValue, why: Told): void
  accept(path: string): void
  /** More items than REST takes, or null when they are few enough again. */
  limit(path: string, atMost: number | null): void
  /** Lets go of what is remembered of a list's items, all but these. */
  forgetItemsBut(path: string, keys: ReadonlySet<string>): void
}

export interface PassOptions {
  readonly lease: RoomLease
  readonly rest: RestClient
  readonly shadow: Shadow
  /** The shadow and what lost, durably and together. */
  save(shadow: Shadow, lost: readonly Lost[]): Promise<void>
  /** Paths of problems that the relay knows of already; it forgets them with its process. */
  readonly told: Set<string>
  /** Somebody asks that REST be offered once more what it refused. */
  readonly again?: boolean
}

/** A call that was given up may still be on its way for as long. */
const unheardForMs = 60_000

/**
 * Brings document and REST to agree as far as REST lets them. Doing it again changes nothing; killed anywhere,
 * the next pass gets there: the shadow holds only what is certain, and beforehand what is about to happen.
 */
export async function settle(options: PassOptions): Promise<void> {
  const { lease, rest, shadow: stored, save, told, again = false } = options
  const shadow = recallTaking(stored, lease.doc)
  const values = { ...shadow.values }
  const listShadows = { ...shadow.lists }
  const orders = { ...shadow.orders }
  const creating = { ...shadow.creating }
  const refused = { ...shadow.refused }
  const problems = { ...shadow.problems }
  const forgiven = new Set(again ? Object.keys(refused) : [])
  const unheard: Record<string, readonly Unheard[]> = { ...shadow.unheard }
  const forms = { ...shadow.forms }
  let taking: Taking | null = null
  let lost: readonly Lost[] = []

  const current = (): Shadow => ({
    values: { ...values },
    lists: { ...listShadows },
    orders: { ...orders },
    creating: { ...creating },
    refused: { ...refused },
    problems: { ...problems },
    unheard: { ...unheard },
    forms: { ...forms },
    taking,
  })
  const note = async () => {
    const keeping = lost
    await save(current(), keeping)
    lost = lost.slice(keeping.length)
  }
  const tell = (field: string, why: Told) => {
    lease.tell({ document: lease.document, field, ...why })
    told.add(field)
  }
  const accept = (path: string) => {
    if (!(path in refused)) return
    delete refused[path]
    delete problems[path]
    tell(path, { code: 'RESOLVED', message: '' })
    told.delete(path)
  }
  const refuse = (path: string, value: RestValue, { code, message, words }: Told) => {
    refused[path] = value
    forgiven.delete(path)
    const why = { code, message, ...(words && { words }) }
    problems[path] = why
    tell(path, why)
  }

  const pass: Pass = {
    lease,
    rest,
    shadow,
    accept,
    ask: async (call) => {
      const reply = await rest(call)
      if (reply.ok) return reply.answer
      if (reply.status === 404 && reply.error.code === 'NOT_FOUND') throw new BrandGone(call.name)
      throw new RestUnavailable(`${call.name} answered ${reply.status}`)
    },
    baseOf: (path, agreed, value, isText) => {
      const sent = (unheard[path] ?? []).map((each) => each.value)
      if (sent.length === 0 || agreed === value) return agreed
      if (sent.includes(value)) return value
      if (!isText) return agreed
      const [first, ...others] = [textOf(agreed ?? null), ...sent.map(textOf)]
      const ancestor = ancestorOf(textOf(value), [first ?? '', ...others])
      return ancestor === first ? agreed : toRestValue(ancestor)
    },
    agree: (path, value) => {
      values[path] = value
      accept(path)
    },
    know: (path, value) => {
      values[path] = value
    },
    agreeList: (path, items) => {
      listShadows[path] = { ...items }
    },
    agreeOrder: (path, ids) => {
      orders[path] = ids
    },
    takeOver: async ({ values: taken = {}, lists = {} }, edit) => {
      const client = lease.doc.clientID
      taking = { client, clock: Y.getState(lease.doc.store, client), values: taken, lists }
      await note()
      await lease.edit(edit)
      Object.assign(values, taken)
      for (const [path, items] of Object.entries(lists))
        listShadows[path] = { ...listShadows[path], ...items }
      taking = null
    },
    intend: async (path, key, creation) => {
      const { [key]: _, ...others } = creating[path] ?? {}
      creating[path] = creation === null ? others : { ...others, [key]: creation }
      if (creation !== null) await note()
    },
    sending: async (sent) => {
      const at = Date.now()
      for (const { path, value } of sent) unheard[path] = [...(unheard[path] ?? []), { value, at }]
      await note()
    },
    asSent: (path, value) => {
      const form = forms[path]
      return form !== undefined && form.kept === value ? form.sent : value
    },
    heard: (path, value, kept) => {
      if (kept !== undefined) delete forms[path]
      if (kept !== undefined && kept !== value && isSpellingOf(kept, value))
        forms[path] = { sent: value, kept }
      const since = Date.now() - unheardForMs
      const left = (unheard[path] ?? []).filter((sent) => sent.value !== value && sent.at > since)
      if (left.length > 0) unheard[path] = left
      else delete unheard[path]
    },
    keep: (entry) => {
      lost = [...lost, entry]
    },
    isRefused: (path, value) => path in refused && refused[path] === value && !forgiven.has(path),
    refuse: (path, value, why) => {
      metrics.refusals.inc()
      refuse(path, value, why)
    },
    limit: (path, atMost) => {
      if (atMost === null) accept(path)
      else if (refused[path] !== atMost) refuse(path, atMost, tooMany({ max: atMost }))
    },
    forgetItemsBut: (path, keys) => {
      const isForgotten = (remembered: string) =>
        remembered.startsWith(`${path}/`) && !keys.has(remembered.slice(path.length + 1).split('/')[0] ?? '')
      for (const remembered of Object.keys(refused)) if (isForgotten(remembered)) accept(remembered)
      for (const remembered of Object.keys(unheard)) if (isForgotten(remembered)) delete unheard[remembered]
      for (const remembered of Object.keys(forms)) if (isForgotten(remembered)) delete forms[remembered]
    },
  }

  for (const [path, why] of Object.entries(problems)) if (!told.has(path)) tell(path, why)
  try {
    await settleEntities(pass, false)
    await settleLists(pass)
    await settleEntities(pass, true)
  } catch (error) {
    // What was heard until then need not be asked again. If this fails too, the next pass finds out by itself.
    if (!(error instanceof BrandGone)) await note().catch(() => undefined)
    throw error
  }
  if (lost.length > 0 || !isDeepStrictEqual(current(), stored)) await note()
}

function tooMany(words: { max: number }): Told {
  return { code: 'TOO_MANY_ITEMS', message: fillSlots(korean.TOO_MANY_ITEMS, words), words }
}

/** The same letters and numbers: other words in an answer are somebody else's, who was there just then. */
function isSpellingOf(a: RestValue, b: RestValue): boolean {
  const bare = (value: RestValue) =>
    textOf(value)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  return bare(a) === bare(b)
}

function textOf(value: RestValue): string {
  return String(value ?? '')
}
