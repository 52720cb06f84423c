import type { EntityTable } from 'dexie'
import { accountStore } from '../store/account-store.ts'
import type { StoredAnswer } from '../store/answer-row.ts'
import { applyChange, type Change } from '../store/change.ts'
import { deviceStore } from '../store/device-store.ts'
import type { Target } from './cached-read.ts'
import { pageAnswerOf } from './read-state.ts'

/** What a screen gets of an answer. */
export interface Shown<Data> {
  /** Null where the device has none. */
  readonly data: Data | null
  /** Epoch ms at which the server answered. */
  readonly at: number | null
  /** A command that was sent changed it: the server is to be asked again. */
  readonly isChanged: boolean
  readonly hasMore: boolean
}

const nothingShown = { data: null, at: null, isChanged: false, hasMore: false }

export function answersOf({ idAccount }: Target): EntityTable<StoredAnswer, 'key'> {
  return idAccount === null ? deviceStore.answers : accountStore(idAccount).answers
}

/** Undefined where there is none, one of another shape, or where the device cannot be read. */
export function storedRow(target: Target): Promise<StoredAnswer | undefined> {
  return knownRow(target).catch((cause: unknown) => {
    console.warn('an answer on this device cannot be read', cause)
    return knownAs(target, undefined)
  })
}

/** The same; rejects where the device cannot be read, which ends the transaction it is read in. */
export async function knownRow(target: Target): Promise<StoredAnswer | undefined> {
  return knownAs(target, await answersOf(target).get(target.key))
}

function knownAs(target: Target, row: StoredAnswer | undefined): StoredAnswer | undefined {
  const known = row ?? pageAnswerOf(target).get().unstored ?? undefined
  return known?.shape === target.read.shape ? known : undefined
}

/** The stored answer with what queued commands change in it. */
export async function readShown<Data>(target: Target<Data>): Promise<Shown<Data>> {
  // Where the commands cannot be read, the answer may be readable all the same.
  const { row, changes } = await readTogether(target).catch(async () => ({
    row: await storedRow(target),
    changes: [],
  }))
  return row ? shownOf(target, row, changes) : nothingShown
}

interface Together {
  readonly row: StoredAnswer | undefined
  /** Changes of what waits to be sent, in the order in which it was queued. */
  readonly changes: readonly Change[]
}

/** Both as of one moment: a command that is taken in between would be in neither, and show what was before it. */
function readTogether(target: Target): Promise<Together> {
  const { idAccount } = target
  if (idAccount === null) return knownRow(target).then((row) => ({ row, changes: [] }))
  const store = accountStore(idAccount)
  return store.transaction('r', store.answers, store.outbox, async () => {
    const row = await knownRow(target)
    const waiting = await store.outbox.where('state').equals('waiting').toArray()
    return { row, changes: waiting.flatMap(({ changes }) => changes ?? []) }
  })
}

function shownOf<Data>(
  { read, key }: Target<Data>,
  { answer, at, changedAt }: StoredAnswer,
  changes: readonly Change[] = [],
): Shown<Data> {
  const changed = changes.reduce((known, change) => applyChange(key, known, change), answer)
  const pages = read.paging ? (changed as unknown[]) : [changed]
  return {
    data: read.toData(pages),
    at,
    isChanged: changedAt !== undefined,
    hasMore: read.paging !== null && read.paging.next(read.paging ? (answer as unknown[]) : []) !== null,
  }
}
