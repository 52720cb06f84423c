import * as Y from 'yjs'
import { completeRedone } from '#model/fields/complete-redone.ts'
import { restoreReplaced } from '#model/fields/restore-replaced.ts'
import { undoWhole } from '#model/fields/undo-whole.ts'

/**
 * The undo history of a whole document, of the transactions of one origin. A transaction that changed nothing, as a move
 * that is refused, is no entry and leaves what can be redone: Yjs takes every transaction where its scope is the document.
 */
export function createHistory(doc: Y.Doc, origin: object, entries: 'each' | 'one'): Y.UndoManager {
  const history = new Y.UndoManager(doc, {
    trackedOrigins: new Set([origin]),
    captureTimeout: entries === 'each' ? 0 : Number.MAX_SAFE_INTEGER,
    captureTransaction: (transaction) => transaction.changed.size > 0,
  })
  return completeRedone(undoWhole(restoreReplaced(history)))
}
