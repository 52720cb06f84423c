import type * as Y from 'yjs'
import { addEntry } from './add-entry.ts'
import { createHistory } from './create-history.ts'

/**
 * A gesture such as a drag: its changes are written and sent to peers as they are made, and are one entry of the undo
 * history in the end. It takes back own changes alone.
 */
export interface Step {
  /** Runs a change as one transaction; null, without running it, after the step has ended or while nothing is editable. */
  readonly change: <Result>(change: (doc: Y.Doc) => Result) => Result | null
  /** Ends the step: undo takes back all of it at once. No effect on a step that has ended. */
  readonly commit: () => void
  /** Ends the step and puts back what it changed; what others changed meanwhile stays. No effect on one that has ended. */
  readonly cancel: () => void
}

export interface Steps {
  /** Begins a step. A running one is committed by that, and its `change` does nothing any more. */
  readonly begin: () => Step
  readonly isRunning: () => boolean
}

/**
 * Steps of a document whose undo history is `history`. Each has a history of its own until it is committed; `onCommit` is
 * called then.
 */
export function createSteps(
  doc: Y.Doc,
  history: Y.UndoManager,
  isEditable: () => boolean,
  onCommit: () => void = () => {},
): Steps {
  let running: Step | null = null

  const begin = (): Step => {
    running?.commit()
    const origin = { kind: 'step' }
    const own = createHistory(doc, origin, 'one')
    const end = (finish: () => void) => {
      if (running !== step) return
      running = null
      finish()
      own.destroy()
    }
    const step: Step = {
      change: (change) => (running === step && isEditable() ? doc.transact(() => change(doc), origin) : null),
      commit: () =>
        end(() => {
          if (addEntry(history, own.undoStack.splice(0))) onCommit()
        }),
      cancel: () =>
        end(() => {
          own.undo()
          own.clear()
        }),
    }
    running = step
    return step
  }
  return { begin, isRunning: () => running !== null }
}
