import * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Person } from '#model/sync/awareness.ts'
import type { Peer } from '../relay/presence.ts'
import type { OwnChoice } from '../storage/own-choices.ts'

/** An own choice that somebody's choice replaced without having seen it. */
export interface Conflict {
  /** What was chosen here. */
  readonly mine: unknown
  /** Who chose the other; null where it was made in a session that nobody here has met. */
  readonly by: Person | null
}

export interface Conflicts {
  /** By path of the field. */
  readonly all: Watched<ReadonlyMap<string, Conflict>>
  /** What was chosen here, for the next session to go on watching. */
  ownChoices(): readonly OwnChoice[]
  /** Watches what earlier sessions chose and could not send. */
  remember(choices: readonly OwnChoice[]): void
  /** The author has seen it and leaves it so. */
  dismiss(path: string): void
  close(): void
}

/**
 * Tells whose choice lost to one made at the same time. Between two that did not know of each other Yjs takes one by
 * ids; a map entry remembers which entry it replaced, so who had seen a choice can be told for ever:
 *
 *     before ◀─ mine              mine ◀─ theirs      seen and changed: nothing to tell
 *          ◀─ theirs (stands)                         not seen: the author of mine is asked
 */
export function createConflicts(doc: Y.Doc, peers: Watched<readonly Peer[]>): Conflicts {
  const all = createWatched<ReadonlyMap<string, Conflict>>(new Map())
  const watched = new Map<string, { readonly id: Y.ID; readonly value: unknown }>()
  const winners = new Map<string, number>()
  const met = new Map<number, Person>()

  const tell = (path: string, conflict: Conflict | null) => {
    const next = new Map(all.get())
    if (conflict) next.set(path, conflict)
    else if (!next.delete(path)) return
    all.set(next)
  }
  const forget = (path: string) => {
    winners.delete(path)
    tell(path, null)
  }

  const chosenHere = (path: string, entry: Y.Item | undefined) => {
    forget(path)
    const value = choiceIn(entry)
    if (!entry || value === undefined || entry.id.client !== doc.clientID) watched.delete(path)
    else watched.set(path, { id: entry.id, value })
  }
  const cameFromOthers = (path: string, entry: Y.Item | undefined) => {
    const mine = watched.get(path)
    if (!mine || !entry || Y.compareIDs(entry.id, mine.id)) return
    const value = choiceIn(entry)
    // Taking something back is done to an entry that one has seen.
    const isSettled = value === undefined || isSame(value, mine.value)
    if (isSettled || hasSeen(doc, entry, mine.id)) {
      watched.delete(path)
      return forget(path)
    }
    const { client } = entry.id
    winners.set(path, client)
    tell(path, { mine: mine.value, by: met.get(client) ?? null })
  }

  const changed = (transaction: Y.Transaction) => {
    for (const [type, names] of transaction.changed) {
      if (!(type instanceof Y.Map)) continue
      for (const name of names) {
        const path = name === null ? null : pathIn(doc, type, name)
        if (name === null || path === null) continue
        const entry = type._map.get(name)
        if (transaction.local) chosenHere(path, entry)
        else cameFromOthers(path, entry)
      }
    }
  }
  const meet = () => {
    for (const { clientId, person } of peers.get()) met.set(clientId, person)
    for (const [path, client] of winners) {
      const by = met.get(client)
      const known = all.get().get(path)
      if (by && known && known.by === null) tell(path, { ...known, by })
    }
  }

  doc.on('afterTransaction', changed)
  const leave = peers.subscribe(meet)
  meet()

  return {
    all,
    ownChoices: () => [...watched].map(([path, { id }]) => ({ path, client: id.client, clock: id.clock })),
    remember: (choices) => {
      for (const { path, client, clock } of choices) {
        const entry = entryAt(doc, path)
        const value = choiceIn(entry)
        if (entry && value !== undefined && Y.compareIDs(entry.id, Y.createID(client, clock)))
          watched.set(path, { id: entry.id, value })
      }
    },
    dismiss: (path) => {
      watched.delete(path)
      forget(path)
    },
    close: () => {
      doc.off('afterTransaction', changed)
      leave()
    },
  }
}

/** Whether who made an entry had seen another: it replaced it, or one that replaced it. */
function hasSeen(doc: Y.Doc, entry: Y.Item, seen: Y.ID): boolean {
  for (let before = entry.origin; before !== null; ) {
    if (Y.compareIDs(before, seen)) return true
    const found = Y.getItem(doc.store, before)
    if (!(found instanceof Y.Item)) return false
    before = found.origin
  }
  return false
}

/** A choice; undefined for what was taken back, and for what is no choice, such as an item of a list. */
function choiceIn(entry: Y.Item | undefined): unknown {
  return entry && !entry.deleted && entry.content instanceof Y.ContentAny ? entry.content.arr[0] : undefined
}

/** Kept by the lists themselves: nobody chose them. */
const machinery = ['order', 'id']

/** The field that an entry of a map belongs to, as `pathOf` and the lists name it. */
function pathIn(doc: Y.Doc, map: Y.Map<unknown>, name: string): string | null {
  const item = map._item
  if (item === null) {
    const part = nameOf(doc, map)
    return part === null ? null : `${part}.${name}`
  }
  const list = item.parent instanceof Y.Map ? nameOf(doc, item.parent) : null
  return list === null || machinery.includes(name) ? null : `${list}/${item.parentSub}/${name}`
}

function nameOf(doc: Y.Doc, type: Y.Map<unknown>): string | null {
  for (const [name, shared] of doc.share) if ((shared as unknown) === type) return name
  return null
}

function entryAt(doc: Y.Doc, path: string): Y.Item | undefined {
  const [list = '', key, property] = path.split('/')
  if (key !== undefined) {
    const item = doc.getMap(list).get(key)
    return item instanceof Y.Map && property !== undefined ? item._map.get(property) : undefined
  }
  const dot = path.indexOf('.')
  return doc.getMap(path.slice(0, dot))._map.get(path.slice(dot + 1))
}
