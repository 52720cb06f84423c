import * as Y from 'yjs'

type Entries = Y.UndoManager['undoStack']

/**
 * Makes one entry of a history of what another one of the same document has recorded; what could be redone is gone then. What that
 * one took back, `undone`, can be redone after what this one took back later. False: there was nothing.
 */
export function addEntry(history: Y.UndoManager, entries: Entries, undone: Entries = []): boolean {
  const isAdded = addDone(history, entries)
  history.redoStack.unshift(...undone)
  return isAdded || undone.length > 0
}

function addDone(history: Y.UndoManager, entries: Entries): boolean {
  const [first, ...others] = entries
  if (!first) return false
  history.clear(false, true)
  if (others.length > 0) {
    first.insertions = Y.mergeDeleteSets(entries.map(({ insertions }) => insertions))
    first.deletions = Y.mergeDeleteSets(entries.map(({ deletions }) => deletions))
  }
  history.undoStack.push(first)
  return true
}
