import * as Y from 'yjs'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import { goneName, placeName } from '#model/fields/tree-nodes.ts'
import type { Person } from '#model/sync/awareness.ts'
import type { Peer } from '../relay/presence.ts'
import type { OwnChoice } from '../storage/own-choices.ts'

/** An own choice that was replaced by a concurrent one. */
export interface Conflict {
  /** The value chosen here. */
  readonly mine: unknown
  /** Who chose the other value; null while that client has not been present together with this one. */
  readonly by: Person | null
}

export interface Conflicts {
  /** By path of the field. */
  readonly all: Watched<ReadonlyMap<string, Conflict>>
  /** The choices being watched, to be stored for the next session. */
  ownChoices(): readonly OwnChoice[]
  /** Watches choices that earlier sessions made and did not send. */
  remember(choices: readonly OwnChoice[]): void
  /** Drops a conflict; the other value stays. */
  dismiss(path: string): void
  close(): void
}

/**
 * Finds own choices that lost to concurrent ones. Of two concurrent entries of a map Yjs keeps one, by client id. An
 * entry also stores which entry it replaced (its origin), so "concurrent" can be decided later from the document alone:
 *
 *     before ◀─ mine ◀─ theirs            theirs replaced mine: no conflict
 *     before ◀─ mine, before ◀─ theirs    concurrent: a conflict, if theirs is the one that Yjs keeps
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
    // A deletion refers to an entry that its author has seen.
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

/** Whether the author of an entry had seen another one: it replaced that, directly or through others. */
function hasSeen(doc: Y.Doc, entry: Y.Item, seen: Y.ID): boolean {
  for (let before = entry.origin; before !== null; ) {
    if (Y.compareIDs(before, seen)) return true
    const item = Y.getItem(doc.store, before)
    if (!(item instanceof Y.Item)) return false
    before = item.origin
  }
  return false
}

/** The value of an entry; undefined if it was deleted, or is no plain value, such as an item of a list. */
function choiceIn(entry: Y.Item | undefined): unknown {
  return entry && !entry.deleted && entry.content instanceof Y.ContentAny ? entry.content.arr[0] : undefined
}

/** Properties of an item that its list or tree maintains itself. */
const internalProperties: readonly string[] = ['order', 'id', placeName, goneName]

/** The path of the field that a map entry stores; null for entries that are no field. */
function pathIn(doc: Y.Doc, map: Y.Map<unknown>, name: string): string | null {
  const item = map._item
  if (item === null) {
    const part = nameOf(doc, map)
    if (part === null) return null
    // The map of a record has the path of its field; that of a part has no dot.
    return part.includes('.') ? `${part}/${name}` : `${part}.${name}`
  }
  const list = item.parent instanceof Y.Map ? nameOf(doc, item.parent) : null
  return list === null || internalProperties.includes(name) ? null : `${list}/${item.parentSub}/${name}`
}

function nameOf(doc: Y.Doc, type: Y.Map<unknown>): string | null {
  for (const [name, shared] of doc.share) if ((shared as unknown) === type) return name
  return null
}

function entryAt(doc: Y.Doc, path: string): Y.Item | undefined {
  const [list = '', key, property] = path.split('/')
  if (key !== undefined) {
    const map = doc.getMap(list)
    const item = map.get(key)
    if (property === undefined) return undefined
    return item instanceof Y.Map ? item._map.get(property) : map._map.get(`${key}/${property}`)
  }
  const dot = path.indexOf('.')
  return doc.getMap(path.slice(0, dot))._map.get(path.slice(dot + 1))
}
