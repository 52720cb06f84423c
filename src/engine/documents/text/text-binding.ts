import * as Y from 'yjs'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { origin } from '#model/documents/origin.ts'
import { replaceText, type TextHandle } from '#model/fields/text.ts'
import { undoWhole } from '#model/fields/undo-whole.ts'
import { deferWhileTyping } from './defer-while-typing.ts'
import { listenForHistory } from './text-history-keys.ts'
import {
  align,
  applyLocalSplice,
  applyRemoteDelta,
  type DeltaStep,
  type Runs,
  toField,
  toShared,
} from './text-runs.ts'
import { cutToRoom, spliceAtCaret } from './text-splice.ts'

/**
 * Binds a native field to a Y.Text.
 *
 *     key ─▶ field ── pull ──▶ runs ──▶ Y.Text ─▶ other clients
 *              ▲                ▲         │
 *              └──── render ────┴─ delta ─┘   `render` is deferred during a composition
 *
 * Writing to a field while an input method composes breaks the syllable, so the field is never written then. The rules
 * are in SPEC.md, the reasons in `../decisions/0001-own-text-binding.md`.
 */
export type TextElement = HTMLTextAreaElement | HTMLInputElement

export interface TextBindingOptions {
  /** Milliseconds without a key after which a Hangul syllable without composition events (iPadOS) counts as finished. */
  readonly quietMs?: number
  /** As `setIdle` says, from the beginning. */
  readonly isIdle?: boolean
  /** What the field shows, or offsets in it, may have changed. */
  onChange?(): void
  /** Some input did not fit within the limit. */
  onRefused?(): void
  /** Something was written that the field's undo would take back. */
  onWritten?(): void
  /** The history that the field's is a part of; null while it is of its own. */
  around?(): HistoryAround | null
  /** The own caret as relative positions; null when the field lost focus. */
  onCaret?(caret: Caret | null): void
}

interface Caret {
  readonly anchor: Y.RelativePosition
  readonly head: Y.RelativePosition
}

export interface BoundElement {
  readonly shared: Y.Text
  /** What the field shows now. */
  text(): string
  /** Length of the shared text in UTF-16 units, with remote changes the field does not show yet. */
  length(): number
  /** An offset in the shared text as an offset in the field. */
  toField(sharedOffset: number): number
  /** Writes the field's input into the document and deferred remote changes into the field, even while composing. */
  flush(): void
  /** Replaces the whole text as one step of undo, cut to the limit. */
  replace(text: string): void
  undo(): void
  redo(): void
  setReadOnly(isReadOnly: boolean): void
  /**
   * Idle: the field has the focus, but is not written in. Keys of undo and what is pasted are left to the screen around it,
   * its caret is not told to others, and all of its letters stay selected. What becomes idle is not selected by that.
   */
  setIdle(isIdle: boolean): void
  /** Runs a change of the shared text as one step of undo; during a composition once that has ended. */
  edit(change: (origin: unknown) => void): void
  /** Takes what the field's undo and redo would take back and do again out of its history: the next one is last. */
  takeEntries(): WrittenEntries
  hasEntries(): boolean
  hasRedo(): boolean
  /** Letters of the field as a range of the shared text, which moves with it. */
  keepRange(start: number, end: number): KeptRange
  /** Flushes and unbinds. */
  destroy(): void
}

/** Each answers whether it changed anything. */
export interface HistoryAround {
  undo(): boolean
  redo(): boolean
}

type UndoEntries = Y.UndoManager['undoStack']

export interface WrittenEntries {
  readonly done: UndoEntries
  readonly undone: UndoEntries
}

/** Where the letters are now, in the shared text; null where the text is gone. */
export type KeptRange = () => { readonly from: number; readonly to: number } | null

const undoStepMs = 500
const caretMs = 100

/** Null where the handle has no shared text: an item of a list that was removed. */
export function bindTextElement(
  element: TextElement,
  handle: TextHandle,
  doc: Y.Doc,
  options: TextBindingOptions = {},
): BoundElement | null {
  const found = handle.shared(doc)
  if (!found) return null
  const shared = found
  const own = { kind: origin.field, path: handle.path }
  const history = undoWhole(
    new Y.UndoManager(shared, {
      trackedOrigins: new Set<unknown>([own, origin.suggestion]),
      captureTimeout: undoStepMs,
    }),
  )
  const ending = new AbortController()
  const { signal } = ending
  const wasReadOnly = element.readOnly
  let field = ''
  let runs: Runs = []
  let isUndoing = false
  let undoneAt: number | null = null
  let isIdle = options.isIdle ?? false
  history.on('stack-item-added', ({ origin: by, type }: { origin: unknown; type: 'undo' | 'redo' }) => {
    if (type === 'undo' && by !== history) options.onWritten?.()
  })
  history.on('stack-item-popped', () => options.onChange?.())

  const pull = () => {
    const value = element.value
    if (value === field) return true
    const splice = spliceAtCaret(field, value, element.selectionEnd ?? value.length)
    field = value
    const whole = applyLocalSplice(runs, splice)
    const removed = whole.operations.reduce((sum, step) => sum + ('remove' in step ? step.remove : 0), 0)
    // A merge may have made the text longer than its limit: it is not cut, but may not grow.
    const room = cutToRoom(splice.insert, Math.max(handle.max, shared.length) - (shared.length - removed))
    const { runs: next, operations } =
      room < splice.insert.length ? applyLocalSplice(runs, splice, room) : whole
    runs = next
    if (operations.length > 0) {
      doc.transact(() => {
        for (const step of operations) {
          // A lone surrogate cannot be encoded: other clients would read a replacement character.
          if ('insert' in step) shared.insert(step.at, step.insert.toWellFormed())
          else shared.delete(step.at, step.remove)
        }
      }, own)
    }
    const doesFit = room === splice.insert.length
    if (!doesFit) options.onRefused?.()
    options.onChange?.()
    return doesFit
  }

  /** Nothing tells of a composition before it begins at the selection: an idle field has to be selected whole before. */
  const keepWhole = () => {
    if (!isIdle || !hasFocus(element) || deferral.isComposing()) return
    const { selectionStart, selectionEnd, value } = element
    if (selectionStart !== 0 || selectionEnd !== value.length) element.select()
  }

  const render = () => {
    pull()
    const text = shared.toString()
    const shown = asShown(element, text)
    if (shown !== element.value) {
      const start = toShared(runs, element.selectionStart ?? 0)
      const end = toShared(runs, element.selectionEnd ?? 0)
      const direction = element.selectionDirection ?? 'none'
      const { scrollTop } = element
      const next = align(text, shown)
      element.value = shown
      if (hasFocus(element)) element.setSelectionRange(toField(next, start), toField(next, end), direction)
      element.scrollTop = scrollTop
      keepWhole()
    }
    field = element.value
    runs = align(text, field)
    options.onChange?.()
  }

  const deferral = deferWhileTyping(element, { pull, render, signal, quietMs: options.quietMs ?? 500 })

  const flush = () => {
    deferral.release()
    render()
  }

  const observe = (event: Y.YTextEvent, transaction: Y.Transaction) => {
    if (transaction.origin === own) return
    // Before the field is read; in the other order the syllable was inserted at a wrong index.
    runs = applyRemoteDelta(runs, event.delta)
    if (isUndoing) undoneAt = endOfChange(event.delta)
    if (deferral.isDeferring()) options.onChange?.()
    else render()
  }

  const step = (move: 'undo' | 'redo') => {
    if (deferral.isComposing()) return
    flush()
    undoneAt = null
    isUndoing = true
    const around = options.around?.()
    // What is in the field's history was done after all that is in the one around.
    if (move === 'undo') history.undo() || around?.undo()
    else around?.redo() || history.redo()
    isUndoing = false
    if (undoneAt === null || !hasFocus(element)) return
    const caret = toField(runs, undoneAt)
    element.setSelectionRange(caret, caret)
  }

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    const composed = text.normalize('NFC')
    if (composed === text || element.readOnly || isIdle) return
    event.preventDefault()
    element.setRangeText(composed, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
    render()
  }

  let caretTimer: Timer | null = null
  let sent: Caret | null = null
  const showCaret = (caret: Caret | null) => {
    if (isSameCaret(caret, sent)) return
    sent = caret
    options.onCaret?.(caret)
  }
  const stopCaret = () => {
    if (caretTimer !== null) clearTimeout(caretTimer)
    caretTimer = null
  }
  const sendCaret = () => {
    caretTimer = null
    if (isIdle || !hasFocus(element)) return
    const { value } = element
    const [start, end] = [element.selectionStart ?? 0, element.selectionEnd ?? 0]
    // Others do not have a syllable before it is whole: the caret is where it will come.
    const open = value === field ? null : spliceAtCaret(field, value, end).index
    const at = (offset: number) =>
      Y.createRelativePositionFromTypeIndex(shared, toShared(runs, open ?? offset), -1)
    const isBackward = element.selectionDirection === 'backward'
    const ends = [at(start), at(end)] as const
    showCaret(isBackward ? { anchor: ends[1], head: ends[0] } : { anchor: ends[0], head: ends[1] })
  }
  const caretMoved = () => {
    if (options.onCaret && !isIdle && hasFocus(element)) caretTimer ??= startTimer(sendCaret, caretMs)
  }
  const leave = () => {
    flush()
    stopCaret()
    showCaret(null)
  }
  const hide = () => {
    if (document.visibilityState === 'hidden') leave()
  }

  const edit = (change: (origin: unknown) => void) => {
    if (deferral.isComposing()) {
      const again = () => startTimer(() => void (signal.aborted || edit(change)), 0)
      element.addEventListener('compositionend', again, { once: true, signal })
      return
    }
    flush()
    history.stopCapturing()
    change(origin.suggestion)
    history.stopCapturing()
  }

  const keepRange = (start: number, end: number): KeptRange => {
    const at = (offset: number, side: number) =>
      Y.createRelativePositionFromTypeIndex(shared, toShared(runs, offset), side)
    const ends = [at(start, 0), at(end, -1)] as const
    return () => {
      const [from, to] = ends.map((place) => Y.createAbsolutePositionFromRelativePosition(place, doc))
      return from?.type === shared && to?.type === shared ? { from: from.index, to: to.index } : null
    }
  }

  const leavesKeys = () => isIdle
  listenForHistory(element, { undo: () => step('undo'), redo: () => step('redo'), leavesKeys, signal })
  element.addEventListener('paste', (event) => paste(event as ClipboardEvent), { signal })
  element.addEventListener('blur', leave, { signal })
  element.addEventListener('focus', caretMoved, { signal })
  element.addEventListener('input', caretMoved, { signal })
  document.addEventListener('selectionchange', caretMoved, { signal })
  element.addEventListener('focus', keepWhole, { signal })
  document.addEventListener('selectionchange', keepWhole, { signal })
  document.addEventListener('visibilitychange', hide, { signal })
  addEventListener('pagehide', leave, { signal })
  shared.observe(observe)

  // The field may hold text already, of an earlier binding or the stored answer. That is not input.
  field = element.value
  runs = align(shared.toString(), '')
  runs = [...runs, ...(field === '' ? [] : [{ kind: '-' as const, length: field.length }])]
  render()

  return {
    shared,
    text: () => field,
    length: () => (deferral.isDeferring() ? asShown(element, shared.toString()) : field).length,
    toField: (offset) => toField(runs, offset),
    flush,
    replace: (text) => {
      flush()
      history.stopCapturing()
      replaceText(doc, shared, text.slice(0, cutToRoom(text, handle.max)), origin.suggestion)
      history.stopCapturing()
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    setReadOnly: (isReadOnly) => {
      if (isReadOnly) flush()
      element.readOnly = isReadOnly || wasReadOnly
    },
    setIdle: (next) => {
      if (isIdle === next) return
      isIdle = next
      if (isIdle) {
        stopCaret()
        showCaret(null)
      } else caretMoved()
    },
    edit,
    takeEntries: () => ({ done: history.undoStack.splice(0), undone: history.redoStack.splice(0) }),
    hasEntries: () => history.canUndo(),
    hasRedo: () => history.canRedo(),
    keepRange,
    destroy: () => {
      flush()
      stopCaret()
      showCaret(null)
      ending.abort()
      shared.unobserve(observe)
      history.destroy()
      element.readOnly = wasReadOnly
    },
  }
}

/** What a native field shows of a text: a textarea has `\n` as its only line end, an input none. */
function asShown(element: TextElement, text: string): string {
  return element instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, '') : text.replace(/\r\n?/g, '\n')
}

function isSameCaret(one: Caret | null, other: Caret | null): boolean {
  if (one === null || other === null) return one === other
  return (
    Y.compareRelativePositions(one.anchor, other.anchor) && Y.compareRelativePositions(one.head, other.head)
  )
}

function hasFocus(element: TextElement): boolean {
  return document.activeElement === element
}

/** The offset at which the last change of a delta ends, in the text after it. */
function endOfChange(delta: readonly DeltaStep[]): number {
  let at = 0
  let end = 0
  for (const step of delta) {
    if (step.retain !== undefined) at += step.retain
    else {
      if (step.insert !== undefined) at += typeof step.insert === 'string' ? step.insert.length : 1
      end = at
    }
  }
  return end
}
