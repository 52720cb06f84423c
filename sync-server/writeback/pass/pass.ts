import { isDeepStrictEqual } from 'node:util'
import * as Y from 'yjs'
import type { Call } from '#contract/call.ts'
import { ancestorOf } from '#model/fields/merge-texts.ts'
import { fillSlots } from '#model/language/fill-slots.ts'
import type { ServerRoomHandle } from '#server/relay/rooms/room-access.ts'
import korean from '../../../locales/ko/errors.json' with { type: 'json' }
import { metrics } from '../metrics/writeback-metrics.ts'
import { conditionalRest } from '../rest/conditional-rest.ts'
import { type RestClient, RestUnavailable } from '../rest/rest-client.ts'
import {
  type Applying,
  type Creation,
  type ItemShadow,
  type Refusal,
  type RestValue,
  type RestValues,
  resumeApplying,
  type Shadow,
  toRestValue,
  type Unconfirmed,
} from '../shadow/shadow.ts'
import type { ReplacedValue } from '../shadow/shadow-store.ts'
import { openPauses, type Pauses } from './pauses.ts'

/** REST does not know the brand any more. */
export class BrandGone extends Error {
  override readonly name = 'BrandGone'
}

/**
 * One pass over one room: the document, REST and the shadow, and what both sides have agreed on so far.
 *
 * Paths are those of fields (`core.purpose`) or item properties (`core.values/<key>/keyword`). Methods that return a
 * promise store the shadow first and reject when that fails, or when another node has the room of the room by now.
 */
export interface Pass {
  readonly room: ServerRoomHandle
  /** Changes are refused with `RestChanged` where somebody else changed REST since the pass began to read. */
  readonly rest: RestClient
  /** As it was when the pass began, with an earlier process's edit that a device has brought since. */
  readonly shadow: Shadow
  /** Makes a call that reads. Rejects with `BrandGone` where REST does not know the brand, else with `RestUnavailable`. */
  read(call: Call): Promise<Record<string, unknown>>
  /**
   * The common ancestor of document and REST: the value they agreed on, or one that was sent without an answer and that
   * REST turns out to have. A text that REST changed further is compared with both. undefined: never settled.
   */
  baseOf(path: string, agreed: RestValue | undefined, rest: RestValue, isText: boolean): RestValue | undefined
  /** Both sides have this value; a problem of the path is resolved. */
  agree(path: string, value: RestValue): void
  /** REST has this value and the document has considered it. */
  agreeRest(path: string, rest: RestValue): void
  agreeList(path: string, items: Readonly<Record<string, ItemShadow>>): void
  agreeOrder(path: string, ids: readonly number[]): void
  /** Applies values of REST to the document, exactly once even if the process is killed: stored, edited, then agreed. */
  apply(known: { values?: RestValues; lists?: Applying['lists'] }, edit: (doc: Y.Doc) => void): Promise<void>
  /** Stores, before REST is asked, that a row is being created; null once it is created or given up. */
  noteCreation(path: string, key: string, creation: Creation | null): Promise<void>
  /** Stores, before they are sent, values whose answer may get lost. Without values it stores what was agreed so far. */
  noteSending(values: readonly { path: string; value: RestValue }[]): Promise<void>
  /** REST was not changed by the sending that was noted last: it was refused because REST had changed. */
  noteNotSent(values: readonly { path: string; value: RestValue }[]): void
  /** Whether the value was sent before and its answer got lost. */
  wasSent(path: string, value: RestValue): boolean
  /**
   * Whether REST may have had a value that was sent without an answer, and somebody who saw it may have put back the one that
   * both sides had agreed on. REST tells only that something changed since.
   */
  mayBePutBack(path: string, rest: RestValue): boolean
  /** What REST has for the path now was compared with the document: it is not put back any more. */
  noteCompared(path: string): void
  /** REST answered for this value. `kept` is what it stored; undefined where it did not say, or refused. */
  noteAnswer(path: string, value: RestValue, kept?: RestValue): void
  /** The value that was sent where REST only spells it differently, else what REST has. */
  asSent(path: string, rest: RestValue): RestValue
  keepReplaced(value: ReplacedValue): void
  isRefused(path: string, value: RestValue): boolean
  refuse(path: string, value: RestValue, why: Refusal): void
  resolve(path: string): void
  /** Tells clients that a list has more items than REST takes (`atMost`), or null: that it has no longer. */
  reportLimit(path: string, atMost: number | null): void
  /** Resolves problems and forgets unanswered values of a list's items, all but these. */
  forgetOtherItems(path: string, keys: ReadonlySet<string>): void
  /** Between two pieces of work, so that a long pass does not keep the process from serving people. */
  readonly pauses: Pauses
  /** The document holds a value there that this release cannot read. Neither side is changed. */
  leaveUnreadable(path: string): void
  /** Works on one field, or one list. Where a value breaks it, everything else is settled all the same. */
  attempt(work: () => void | Promise<void>): Promise<void>
}

export interface PassOptions {
  readonly room: ServerRoomHandle
  readonly rest: RestClient
  readonly shadow: Shadow
  /** Stores the shadow and the replaced values in one transaction. Rejects when it could not. */
  save(shadow: Shadow, replaced: readonly ReplacedValue[]): Promise<void>
  /** Paths of problems that this process has told clients of. */
  readonly told: Set<string>
  /** An admin requested that refused values be sent again. */
  readonly again?: boolean
}

export interface OpenPass {
  readonly pass: Pass
  /** Stores what was agreed so far. */
  save(): Promise<void>
  /** Whether there is anything to store. */
  isChanged(): boolean
  /** Why something was left out: an error that one field caused, or `ValuesUnreadable`; null: nothing was. */
  leftOut(): unknown
}

/** The document holds values that this release cannot read, most likely those of a newer one. */
export class ValuesUnreadable extends Error {
  override readonly name = 'ValuesUnreadable'
}

/** What the value of a field can cause; failures of REST, database and room are errors of other kinds. */
function isCausedByValue(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError
}

/** How long a call that was given up may still reach REST. */
const unconfirmedForMs = 60_000

/** Opens a pass on the stored shadow and tells clients of problems that this process has not told yet. */
export function openPass(options: PassOptions): OpenPass {
  const { room, shadow: stored, save, told, again = false } = options
  const { rest, revision } = conditionalRest(options.rest, room.document)
  let shadow = resumeApplying(stored, room.doc)
  const values = { ...shadow.values }
  const listShadows = { ...shadow.lists }
  const orders = { ...shadow.orders }
  const creating = { ...shadow.creating }
  const refused = { ...shadow.refused }
  const problems = { ...shadow.problems }
  const toSendAgain = new Set(again ? Object.keys(refused) : [])
  const sentUnconfirmed: Record<string, readonly Unconfirmed[]> = { ...shadow.sentUnconfirmed }
  const restSpelling = { ...shadow.restSpelling }
  let applying = shadow.applying
  let replaced: readonly ReplacedValue[] = []
  const broken: unknown[] = []
  const unreadable = new Set<string>()

  const current = (): Shadow => ({
    values: { ...values },
    lists: { ...listShadows },
    orders: { ...orders },
    creating: { ...creating },
    refused: { ...refused },
    problems: { ...problems },
    sentUnconfirmed: { ...sentUnconfirmed },
    restSpelling: { ...restSpelling },
    applying,
  })
  const saveNow = async () => {
    const saving = replaced
    await save(current(), saving)
    replaced = replaced.slice(saving.length)
  }
  /** A device may bring the edit of a killed process while REST is being read. */
  const resumeAgain = () => {
    if (applying === null || applying !== shadow.applying) return
    shadow = resumeApplying(shadow, room.doc)
    if (shadow.applying !== null) return
    Object.assign(values, applying.values)
    for (const path of Object.keys(applying.lists))
      listShadows[path] = { ...listShadows[path], ...applying.lists[path] }
    applying = null
  }
  const tell = (field: string, why: Refusal) => {
    room.tell({ document: room.document, field, ...why })
    told.add(field)
  }
  const tellResolved = (path: string) => {
    tell(path, { code: 'RESOLVED', message: '' })
    told.delete(path)
  }
  const resolve = (path: string) => {
    if (!(path in refused)) return
    delete refused[path]
    delete problems[path]
    tellResolved(path)
  }
  const refuse = (path: string, value: RestValue, { code, message, words }: Refusal) => {
    refused[path] = value
    toSendAgain.delete(path)
    const why = { code, message, ...(words && { words }) }
    problems[path] = why
    tell(path, why)
  }

  const pass: Pass = {
    room,
    rest,
    pauses: openPauses(),
    leaveUnreadable: (path) => void unreadable.add(path),
    attempt: async (work) => {
      try {
        await work()
      } catch (error) {
        if (!isCausedByValue(error)) throw error
        broken.push(error)
      }
    },
    get shadow() {
      return shadow
    },
    resolve,
    read: async (call) => {
      const reply = await rest(call)
      resumeAgain()
      if (reply.ok) return reply.answer
      if (reply.status === 404 && reply.error.code === 'NOT_FOUND') throw new BrandGone(call.name)
      throw new RestUnavailable(`${call.name} answered ${reply.status}`)
    },
    baseOf: (path, agreed, value, isText) => {
      const sent = (sentUnconfirmed[path] ?? []).map((each) => each.value)
      if (sent.length === 0 || agreed === value) return agreed
      if (sent.includes(value)) return value
      if (!isText) return agreed
      const [first, ...others] = [textOf(agreed ?? null), ...sent.map(textOf)]
      const ancestor = ancestorOf(textOf(value), [first ?? '', ...others])
      return ancestor === first ? agreed : toRestValue(ancestor)
    },
    agree: (path, value) => {
      values[path] = value
      resolve(path)
    },
    agreeRest: (path, value) => {
      values[path] = value
    },
    agreeList: (path, items) => {
      listShadows[path] = { ...items }
    },
    agreeOrder: (path, ids) => {
      orders[path] = ids
    },
    apply: async ({ values: applied = {}, lists = {} }, edit) => {
      const client = room.doc.clientID
      applying = { client, clock: Y.getState(room.doc.store, client), values: applied, lists }
      await saveNow()
      await room.edit(edit)
      Object.assign(values, applied)
      for (const [path, items] of Object.entries(lists))
        listShadows[path] = { ...listShadows[path], ...items }
      applying = null
    },
    noteCreation: async (path, key, creation) => {
      const { [key]: _, ...others } = creating[path] ?? {}
      creating[path] = creation === null ? others : { ...others, [key]: creation }
      if (creation !== null) await saveNow()
    },
    noteSending: async (sent) => {
      const known = revision()
      const about = { at: Date.now(), ...(known !== null && { revision: known }) }
      for (const { path, value } of sent)
        sentUnconfirmed[path] = [...(sentUnconfirmed[path] ?? []), { value, ...about }]
      await saveNow()
    },
    noteNotSent: (refused) => {
      for (const { path, value } of refused) {
        const sent = sentUnconfirmed[path] ?? []
        const left = sent.toSpliced(
          sent.findLastIndex((each) => each.value === value),
          1,
        )
        if (left.length > 0) sentUnconfirmed[path] = left
        else delete sentUnconfirmed[path]
      }
    },
    mayBePutBack: (path, value) => {
      const sent = sentUnconfirmed[path] ?? []
      const isOurs = sent.some((each) => each.value === value)
      return !isOurs && sent.some((each) => each.revision !== undefined && each.revision !== revision())
    },
    noteCompared: (path) => {
      const sent = sentUnconfirmed[path]
      if (sent) sentUnconfirmed[path] = sent.map(({ value, at }) => ({ value, at }))
    },
    wasSent: (path, value) => (sentUnconfirmed[path] ?? []).some((sent) => sent.value === value),
    asSent: (path, value) => {
      const spelling = restSpelling[path]
      return spelling !== undefined && spelling.kept === value ? spelling.sent : value
    },
    noteAnswer: (path, value, kept) => {
      if (kept !== undefined) delete restSpelling[path]
      if (kept !== undefined && kept !== value && isSpellingOf(kept, value))
        restSpelling[path] = { sent: value, kept }
      const since = Date.now() - unconfirmedForMs
      const left = (sentUnconfirmed[path] ?? []).filter((sent) => sent.value !== value && sent.at > since)
      if (left.length > 0) sentUnconfirmed[path] = left
      else delete sentUnconfirmed[path]
    },
    keepReplaced: (value) => {
      replaced = [...replaced, value]
    },
    isRefused: (path, value) => path in refused && refused[path] === value && !toSendAgain.has(path),
    refuse: (path, value, why) => {
      metrics.refusals.inc()
      refuse(path, value, why)
    },
    reportLimit: (path, atMost) => {
      if (atMost === null) resolve(path)
      else if (refused[path] !== atMost) refuse(path, atMost, tooMany({ max: atMost }))
    },
    forgetOtherItems: (path, keys) => {
      const isOther = (known: string) =>
        known.startsWith(`${path}/`) && !keys.has(known.slice(path.length + 1).split('/')[0] ?? '')
      for (const known of Object.keys(refused)) if (isOther(known)) resolve(known)
      for (const known of Object.keys(sentUnconfirmed)) if (isOther(known)) delete sentUnconfirmed[known]
      for (const known of Object.keys(restSpelling)) if (isOther(known)) delete restSpelling[known]
    },
  }

  for (const [path, why] of Object.entries(problems)) if (!told.has(path)) tell(path, why)
  // Another node resolved these while the bus was away: its message did not reach the clients of this one.
  for (const { field } of room.problems) if (field !== null && !(field in problems)) tellResolved(field)
  return {
    pass,
    save: saveNow,
    isChanged: () => replaced.length > 0 || !isDeepStrictEqual(current(), stored),
    leftOut: () =>
      broken[0] ?? (unreadable.size > 0 ? new ValuesUnreadable([...unreadable].join(', ')) : null),
  }
}

function tooMany(words: { max: number }): Refusal {
  return { code: 'TOO_MANY_ITEMS', message: fillSlots(korean.TOO_MANY_ITEMS, words), words }
}

/** Whether both have the same letters and numbers. Otherwise somebody else changed the value in the meantime. */
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
