import * as Y from 'yjs'

type Step = Y.UndoManager['undoStack'][number]

/**
 * Lets undo and redo bring back maps with all of their values. A value that another device wrote into a map that was taken away
 * stands in the way of the one before it, so that Yjs would bring back the map without it: a layer without its frame. The value
 * of the other device is gone with the map that it was written into. Returns the same history.
 */
export function completeRedone(history: Y.UndoManager): Y.UndoManager {
  const { doc } = history
  for (const name of ['undo', 'redo'] as const) {
    const run = history[name].bind(history)
    history[name] = () => {
      const [from, to] =
        name === 'undo' ? (['undoStack', 'redoStack'] as const) : (['redoStack', 'undoStack'] as const)
      const before = [...history[from]]
      const done = run()
      const missing = before.slice(history[from].length).flatMap((step) => missingIn(doc.store, step))
      if (missing.length > 0) {
        // As Yjs does it itself, so that it is part of the step.
        const doing = name === 'undo' ? 'undoing' : 'redoing'
        history[doing] = true
        try {
          doc.transact(() => {
            for (const { map, key, value } of missing) map.set(key, value)
          }, history)
        } finally {
          history[doing] = false
        }
        mergeLastTwo(history[to])
      }
      return done
    }
  }
  return history
}

interface Missing {
  readonly map: Y.Map<unknown>
  readonly key: string
  readonly value: unknown
}

/** What the maps that a step has brought back had before it took them away, and have no more. */
function missingIn(store: Y.Doc['store'], step: Step): readonly Missing[] {
  return itemsIn(store, step.deletions).flatMap((item) => {
    const [before, map] = [mapOf(item), item.redone && mapOf(Y.getItem(store, item.redone))]
    if (!before || !map || map._item?.deleted) return []
    return [...before._map].flatMap(([key, last]) => {
      const value = map._map.has(key) ? null : lastValue(last, step)
      return value ? [{ map, key, value: value.content.getContent().at(-1) }] : []
    })
  })
}

/** Of content that is a plain value, not a type and not one that is collected. */
const plainContent = 8

/** The value of a key that went with the map. */
function lastValue(last: Y.Item, { deletions }: Step): Y.Item | null {
  for (let item: Y.Item | null = last; item !== null; item = item.left)
    if (Y.isDeleted(deletions, item.id)) return item.content.getRef() === plainContent ? item : null
  return null
}

function mapOf(item: unknown): Y.Map<unknown> | null {
  if (!(item instanceof Y.Item) || !(item.content instanceof Y.ContentType)) return null
  const { type } = item.content
  return type instanceof Y.Map ? type : null
}

function itemsIn(store: Y.Doc['store'], { clients }: Step['deletions']): readonly Y.Item[] {
  const items: Y.Item[] = []
  for (const [client, ranges] of clients) {
    const structs = store.clients.get(client) ?? []
    for (const { clock, len } of ranges) {
      for (let at = Y.findIndexSS(structs, clock); at < structs.length; at++) {
        const struct = structs[at]
        if (!struct || struct.id.clock >= clock + len) break
        if (struct instanceof Y.Item) items.push(struct)
      }
    }
  }
  return items
}

function mergeLastTwo(stack: Step[]): void {
  const added = stack.pop()
  const step = stack.at(-1)
  if (!added) return
  if (!step) {
    stack.push(added)
    return
  }
  step.insertions = Y.mergeDeleteSets([step.insertions, added.insertions])
  step.deletions = Y.mergeDeleteSets([step.deletions, added.deletions])
}
