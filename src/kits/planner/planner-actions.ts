import type * as Y from 'yjs'
import { planner, plannerLimits } from '#model/documents/planner.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { copyOf, textsOfCopy } from '#model/planner/copy.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { feedChannel, swapped } from '#model/planner/feed.ts'
import { isPublished } from '#model/planner/status.ts'

const { entries, texts, slots } = planner.planner
const properties = entries.properties

export type NewEntry = Partial<Omit<PlannerEntry, 'key' | 'id'>>

/** Runs a change of the planner as one step of undo; null, without running it, where it cannot be edited. */
type Edit = <Result>(change: (doc: Y.Doc) => Result) => Result | null

/** What is done with entries: each one step of undo. Keys of entries that are gone have no effect. */
export interface PlannerActions {
  /** The key of the new entry; null where the planner is read-only or full. */
  readonly add: (entry: NewEntry) => string | null
  /** All of them in one step: their keys, none where the planner is read-only or has no room for all. */
  readonly addAll: (entries: readonly NewEntry[]) => readonly string[]
  /** Removes entries that were just added, and their texts, in one step. */
  readonly takeBack: (keys: readonly string[]) => void
  /** To a day, or to the tray with null. The time stays, unless one is given. */
  readonly move: (key: string, day: string | null, time?: string) => void
  /** Two entries of the feed that are not published there change places, by `swapped`; false where nothing changes. */
  readonly swap: (one: string, other: string) => boolean
  /** The key of the copy, a draft on the same day; null where there is none. */
  readonly duplicate: (key: string) => string | null
  /** Copies on days, all with the same series as the entry. Their keys. */
  readonly repeat: (key: string, days: readonly string[]) => readonly string[]
  /** Removes an entry and its texts. The returned function brings it back with the same key, as a step of its own. */
  readonly remove: (key: string) => (() => void) | null
  /**
   * Shows designs in place of the templates of entries, in one step: those that a design was made of. The returned function shows
   * the templates again where the design is still there, as a step of its own.
   */
  readonly showDesigns: (made: readonly { readonly key: string; readonly design: string }[]) => () => void
  /** Of several texts of a channel of an entry keeps one. */
  readonly takeText: (key: string) => void
}

export function plannerActions(edit: Edit): PlannerActions {
  const read = (doc: Y.Doc, key: string) => entries.read(doc).find((entry) => entry.key === key) ?? null
  const hasRoom = (doc: Y.Doc, more: number) => entries.keys(doc).length + more <= entries.atMost

  const addAll: PlannerActions['addAll'] = (items) =>
    edit((doc) => (hasRoom(doc, items.length) ? entries.addAll(doc, items) : [])) ?? []

  const addCopies = (
    doc: Y.Doc,
    entry: PlannerEntry,
    days: readonly (string | null)[],
    series: string | null,
  ) => {
    const all = texts.read(doc)
    const copies = days.map((day) => copyOf(entry, day, series))
    const keys = entries.addAll(doc, copies)
    const own = keys.flatMap((key) => textsOfCopy(all, entry.key, key))
    texts.addAll(doc, own)
    return keys
  }

  return {
    add: (entry) => addAll([entry])[0] ?? null,
    addAll,
    takeBack: (keys) =>
      void edit((doc) => {
        const gone = new Set(keys)
        for (const key of keys) entries.remove(doc, key)
        for (const { key, entry } of texts.read(doc)) if (gone.has(entry ?? '')) texts.remove(doc, key)
      }),
    move: (key, day, time) =>
      void edit((doc) => {
        properties.day.at(key).write(doc, day)
        if (time !== undefined) properties.time.at(key).write(doc, time)
      }),
    swap: (one, other) =>
      edit((doc) => {
        const [first, second] = [read(doc, one), read(doc, other)]
        // A peer may have deleted or published one of them meanwhile.
        if (!first || !second) return false
        if (isPublished(first, feedChannel) || isPublished(second, feedChannel)) return false
        const next = swapped(first, second, slots.read(doc))
        if (!next) return false
        for (const [key, { day, time }] of [
          [one, next[0]],
          [other, next[1]],
        ] as const) {
          properties.day.at(key).write(doc, day)
          properties.time.at(key).write(doc, time)
        }
        return true
      }) ?? false,
    duplicate: (key) =>
      edit((doc) => {
        const entry = read(doc, key)
        if (!entry || !hasRoom(doc, 1)) return null
        return addCopies(doc, entry, [entry.day], null)[0] ?? null
      }),
    repeat: (key, days) =>
      edit((doc) => {
        const entry = read(doc, key)
        if (!entry || !hasRoom(doc, days.length)) return []
        const series = entry.series ?? freshKey()
        properties.series.at(key).write(doc, series)
        return addCopies(doc, entry, days, series)
      }) ?? [],
    remove: (key) => {
      const removed = edit((doc) => {
        const at = entries.keys(doc).indexOf(key)
        const entry = read(doc, key)
        if (!entry) return null
        const own = texts.read(doc).filter((text) => text.entry === key)
        entries.remove(doc, key)
        for (const text of own) texts.remove(doc, text.key)
        return { entry, own, at }
      })
      if (!removed) return null
      return () =>
        void edit((doc) => {
          if (entries.has(doc, key)) return
          entries.add(doc, removed.entry, { key, at: removed.at })
          const keys = removed.own.map((text) => text.key)
          texts.addAll(doc, removed.own, { keys })
        })
    },
    showDesigns: (made) => {
      const before = edit((doc) =>
        made.flatMap(({ key, design }) => {
          const template = properties.template.at(key).read(doc)
          if (!entries.has(doc, key) || template === null) return []
          const pictures = properties.pictures.at(key)
          pictures.write(doc, [design, ...(pictures.read(doc) ?? [])].slice(0, plannerLimits.pictures))
          properties.template.at(key).write(doc, null)
          return [{ key, design, template }]
        }),
      )
      return () =>
        void edit((doc) => {
          for (const { key, design, template } of before ?? []) {
            const pictures = properties.pictures.at(key)
            const shown = pictures.read(doc) ?? []
            if (!shown.includes(design)) continue
            const others = shown.filter((one) => one !== design)
            pictures.write(doc, others.length === 0 ? null : others)
            properties.template.at(key).write(doc, template)
          }
        })
    },
    takeText: (key) =>
      void edit((doc) => {
        const all = texts.read(doc)
        const taken = all.find((text) => text.key === key)
        if (!taken) return
        for (const other of all) {
          const isDouble = other.entry === taken.entry && other.channel === taken.channel
          if (isDouble && other.key !== key) texts.remove(doc, other.key)
        }
      }),
  }
}
