import * as Y from 'yjs'

type Step = Y.UndoManager['undoStack'][number]
type Store = Y.Doc['store']

interface Id {
  readonly client: number
  readonly clock: number
}

interface Range extends Id {
  readonly len: number
}

/** Letters of a step, all in one item. */
interface Part extends Range {
  /** Where they are now, if they were deleted and brought back. */
  readonly redone: Id | null
}

/**
 * Lets undo and redo take back the letters of a step: all of them, and no others. Letters that were deleted and brought back
 * are other items than those that the step inserted, which Yjs looks up by their beginning alone. Where another device has
 * written between them they are several items, of which it takes the first; where letters of another step were brought back
 * beside them they are one item with those, which it takes whole. Returns the same history; call it after what else sets its
 * `deleteFilter`.
 */
export function undoWhole(history: Y.UndoManager): Y.UndoManager {
  const { doc, deleteFilter } = history
  /** By the beginning of letters that were brought back, how many of them are of one part. */
  let lengths: ReadonlyMap<string, number> = new Map()
  for (const name of ['undo', 'redo'] as const) {
    const run = history[name].bind(history)
    history[name] = () => {
      const steps = name === 'undo' ? history.undoStack : history.redoStack
      // Yjs takes as many steps as it needs to change something: only those are looked at, of however many there are.
      steps.pop = () => {
        const step = steps.at(-1)
        lengths = step ? lengthsIn(doc.store, step) : new Map()
        return Array.prototype.pop.call(steps) as Step | undefined
      }
      try {
        return run()
      } finally {
        Reflect.deleteProperty(steps, 'pop')
        lengths = new Map()
      }
    }
  }
  history.deleteFilter = (item) => {
    const length = lengths.get(nameOf(item.id)) ?? item.length
    const { client, clock } = item.id
    if (length < item.length && doc._transaction)
      Y.getItemCleanStart(doc._transaction, Y.createID(client, clock + length))
    return deleteFilter(item)
  }
  return history
}

function lengthsIn(store: Store, step: Step): ReadonlyMap<string, number> {
  const parts = splitInsertions(store, step)
  return new Map(parts.flatMap(({ redone, len }) => (redone ? [[nameOf(redone), len] as const] : [])))
}

/** Yjs splits items where the ranges of a step end, and each part knows the item that has brought it back. */
function splitInsertions(store: Store, { insertions: { clients } }: Step): readonly Part[] {
  return [...clients].flatMap(([client, ranges]) => {
    const parts = ranges.flatMap(({ clock, len }) => partsOf(store, { client, clock, len }))
    if (parts.some(({ redone }) => redone !== null))
      clients.set(
        client,
        parts.map(({ clock, len }) => ({ clock, len })),
      )
    return parts
  })
}

function partsOf(store: Store, { client, clock, len }: Range): readonly Part[] {
  const parts: Part[] = []
  for (let at = clock; at < clock + len; ) {
    const part = partAt(store, { client, clock: at })
    parts.push({ ...part, len: Math.min(part.len, clock + len - at) })
    at += part.len
  }
  return parts
}

/** The letters from one on that are in one item, wherever they were brought back. */
function partAt(store: Store, id: Id): Part {
  let at = id
  let len = Number.POSITIVE_INFINITY
  for (;;) {
    const { client, clock } = at
    const struct = structAt(store, at)
    const offset = clock - struct.id.clock
    len = Math.min(len, struct.length - offset)
    const redone = struct instanceof Y.Item ? struct.redone : null
    if (redone === null) return { ...id, len, redone: at === id ? null : { client, clock } }
    at = { client: redone.client, clock: redone.clock + offset }
  }
}

function structAt(store: Store, { client, clock }: Id) {
  const structs = store.clients.get(client) ?? []
  const struct = structs[Y.findIndexSS(structs, clock)]
  if (!struct) throw new Error('a step is about what is not in the document')
  return struct
}

function nameOf({ client, clock }: Id): string {
  return `${client} ${clock}`
}
