import type * as Y from 'yjs'

type Step = Y.UndoManager['undoStack'][number]

/**
 * Lets undo and redo bring back the value that a step replaced, also where another device replaced it at the same time and
 * its value lost. Yjs itself takes back the own value alone there, so that the key is empty: a layer would be without its
 * frame. Returns the same history; call it before anything is tracked.
 */
export function restoreReplaced(history: Y.UndoManager): Y.UndoManager {
  /** What is left of these of the stack that is undone is no part of what is undone now. */
  let before: readonly Step[] = []
  let stack: readonly Step[] = []
  for (const name of ['undo', 'redo'] as const) {
    const run = history[name].bind(history)
    history[name] = () => {
      stack = name === 'undo' ? history.undoStack : history.redoStack
      before = [...stack]
      try {
        return run()
      } finally {
        before = []
        stack = []
      }
    }
  }
  history.deleteFilter = (item) => {
    restore(item, before.slice(stack.length))
    return true
  }
  return history
}

/** Before the value of an undone step goes, the one that it replaced is written over it. */
function restore(item: Y.Item, undone: readonly Step[]): void {
  const { parent, parentSub } = item
  if (parentSub === null || !isCurrent(parent, parentSub, item)) return
  for (let before = item.left; before !== null; before = before.left) {
    const wasReplaced = undone.some(
      ({ deletions, insertions }) => includes(deletions, before) && !includes(insertions, before),
    )
    if (!wasReplaced || before.redone !== null || before.content.getRef() !== plainContent) continue
    parent.set(parentSub, before.content.getContent().at(-1))
    const made = parent._map.get(parentSub)
    if (!made) return
    // As Yjs does with what it redoes: older steps find it by this, and it stays until they are undone.
    before.redone = made.id
    made.keep = true
    return
  }
}

/** Of content that is a plain value, not a type and not one that is collected. */
const plainContent = 8

function isCurrent(parent: Y.Item['parent'], key: string, item: Y.Item): parent is Y.Map<unknown> {
  return parent !== null && '_map' in parent && parent._map.get(key) === item && !item.deleted
}

function includes({ clients }: Step['deletions'], { id }: Y.Item): boolean {
  return (
    clients.get(id.client)?.some(({ clock, len }) => clock <= id.clock && id.clock < clock + len) ?? false
  )
}
