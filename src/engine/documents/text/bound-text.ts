import * as Y from 'yjs'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { origin } from '#model/documents/origin.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { Person } from '#model/sync/awareness.ts'
import type { Presence } from '../relay/presence.ts'
import type { Phase } from '../storage/phase.ts'
import { type RemoteCaret, readCarets } from './remote-carets.ts'
import {
  type BoundElement,
  bindTextElement,
  type HistoryAround,
  type KeptRange,
  type TextElement,
  type WrittenEntries,
} from './text-binding.ts'
import { cutToRoom } from './text-splice.ts'

export type { KeptRange, TextElement } from './text-binding.ts'

/** What a screen draws around a field. The text itself is in the native element. */
export interface TextView {
  /** What the field shows; offsets of carets refer to it. */
  readonly text: string
  /** Length of the shared text in UTF-16 units, also while the field does not show all of it. For counters. */
  readonly length: number
  /** Longer than its limit, because of a merge. */
  readonly isOver: boolean
  /** The last input did not fit within the limit. */
  readonly isRefused: boolean
  /** False while only the stored answer is shown. */
  readonly isReady: boolean
  readonly carets: readonly RemoteCaret[]
  /** Others who are in this field, each person once. */
  readonly editors: readonly Person[]
}

/** Letters from `from` to `to` of a text become others; UTF-16 units. */
export interface TextChange {
  readonly from: number
  readonly to: number
  readonly text: string
}

export interface BoundText extends Watched<TextView> {
  /** Binds an element; returns what unbinds it. The same element may be unbound and bound again in one render. */
  readonly attach: (element: TextElement | null) => (() => void) | undefined
  /** Replaces the whole text as one step of undo, cut to the limit. */
  readonly replace: (text: string) => void
  /**
   * Changes places of the text as one step of undo, and leaves the letters between them. `changesOf` is called with the text as
   * it is then, during a composition once that has ended. Nothing changes where the text would grow beyond its limit.
   */
  readonly reword: (changesOf: (text: string) => readonly TextChange[]) => void
  readonly undo: () => void
  readonly redo: () => void
  setReadOnly(isReadOnly: boolean): void
  /**
   * For a field that lies on what it changes, as on a page, and has the focus before anything is written in it. From the first
   * call on its undo is part of the document's: what was written is one entry there when writing ends, and until then undo goes
   * on to what was done to the document before. Not to be ended during a composition.
   */
  readonly setWriting: (isWriting: boolean) => void
  /**
   * Runs a change of this text, such as of its marks, as one step of undo: of the text while it is written in, else of the
   * document. During a composition it runs once that has ended.
   */
  readonly edit: (change: (doc: Y.Doc, origin: unknown) => void) => void
  /** Letters of the field as a range of the text that moves with it; null where no field is bound. */
  readonly keepRange: (start: number, end: number) => KeptRange | null
  /** Makes what was written so far an entry of the document's undo, if its undo is part of that. */
  handOver(): void
  /** Whether there is anything to hand over. */
  hasEntries(): boolean
  /** Whether its undo can do again what it took back, and is part of the document's. */
  hasRedo(): boolean
  /** Whether its undo is the last part of the document's. */
  isWriting(): boolean
  flush(): void
  close(): void
}

interface TextContext {
  readonly doc: Y.Doc
  readonly phase: Watched<Phase>
  readonly presence: Presence
  readonly self: number | null
  /** The stored text at a path, for the time until the document is read. */
  storedText(path: string): string
  /** Takes over what was written, as one entry of the document's undo, and what was taken back of it. */
  takeEntries(entries: WrittenEntries): void
  /** There may be more of them, or fewer, than before. */
  entriesChanged(): void
  /** What the document's undo took back cannot be done again: something was written since. */
  written(): void
  /** The document's undo without what was written in its texts. */
  readonly history: HistoryAround
  /** Runs a change as one step of the document's undo. */
  edit(change: (doc: Y.Doc) => void): void
}

/** `apart`: its undo is its own. */
type Turn = 'apart' | 'idle' | 'writing'

/** One text of an open document, with the element that shows it, if there is one. */
export function createBoundText(handle: TextHandle, context: TextContext): BoundText {
  const { doc, phase, presence, self } = context
  let element: TextElement | null = null
  /** The element that React's ref last passed; null for a moment between two renders. */
  let passed: TextElement | null = null
  let binding: BoundElement | null = null
  let isReadOnly = false
  let isRefused = false
  let turn: Turn = 'apart'
  let frame: number | null = null
  const view = createWatched<TextView>(computeView(), isSame)

  function computeView(): TextView {
    const isReady = phase.get() === 'ready'
    const text = binding?.text() ?? (isReady ? handle.read(doc) : context.storedText(handle.path))
    const length = binding?.length() ?? text.length
    const shared = isReady ? handle.shared(doc) : null
    const others = presence.peers.get().filter((peer) => peer.person.id !== self)
    const toField = binding?.toField ?? ((offset: number) => offset)
    return {
      text,
      length,
      isOver: length > handle.max,
      isRefused,
      isReady,
      carets: shared ? readCarets(others, { path: handle.path, shared, toField }) : [],
      editors: editorsOf(others, handle.path),
    }
  }

  const refresh = () => {
    frame = null
    view.set(computeView())
  }
  // At most once per frame: measuring carets of others takes milliseconds in a long text.
  const refreshSoon = () => {
    if (typeof requestAnimationFrame === 'undefined') refresh()
    else frame ??= requestAnimationFrame(refresh)
  }

  const changed = () => {
    if (isRefused && (binding?.text().length ?? 0) < handle.max) isRefused = false
    if (turn !== 'apart') context.entriesChanged()
    refreshSoon()
  }

  const bind = () => {
    if (!element) return
    if (phase.get() !== 'ready') {
      element.readOnly = true
      element.value = context.storedText(handle.path)
      return
    }
    element.readOnly = false
    binding = bindTextElement(element, handle, doc, {
      isIdle: turn === 'idle',
      onChange: changed,
      onWritten: () => {
        if (turn !== 'apart') context.written()
      },
      around: () => (turn === 'apart' ? null : context.history),
      onRefused: () => {
        isRefused = true
        refreshSoon()
      },
      onCaret: (caret) =>
        presence.setCursor(
          caret && {
            field: handle.path,
            anchor: Y.relativePositionToJSON(caret.anchor),
            head: Y.relativePositionToJSON(caret.head),
          },
        ),
    })
    // A list item that was removed, or has no shared text, is shown read-only.
    if (!binding) {
      element.readOnly = true
      element.value = handle.read(doc)
    }
    binding?.setReadOnly(isReadOnly)
    refreshSoon()
  }
  const handOver = () => {
    if (turn !== 'apart' && binding) context.takeEntries(binding.takeEntries())
  }
  const unbind = () => {
    if (turn !== 'apart') binding?.flush()
    handOver()
    binding?.destroy()
    binding = null
  }
  // A list item that was removed and restored has a new Y.Text under the same path.
  const rebind = () => {
    if (phase.get() === 'ready' && element && handle.shared(doc) !== (binding?.shared ?? null)) {
      unbind()
      bind()
    }
    refreshSoon()
  }

  const leavings = [
    handle.observe(doc, rebind),
    phase.subscribe(() => {
      unbind()
      bind()
      refresh()
    }),
    presence.peers.subscribe(refreshSoon),
  ]

  const attach = (next: TextElement | null) => {
    if (!next) return undefined
    if (next !== element) {
      unbind()
      element = next
      bind()
    }
    passed = next
    return () => {
      if (passed === next) passed = null
      // A render with a new ref function unbinds and binds the element at once, maybe during a composition.
      queueMicrotask(() => {
        if (passed === next || element !== next) return
        unbind()
        element = null
        refreshSoon()
      })
    }
  }
  return {
    get: view.get,
    subscribe: view.subscribe,
    attach,
    replace: (text) => {
      if (isReadOnly || phase.get() !== 'ready') return
      if (binding) binding.replace(text)
      else handle.write(doc, text.slice(0, cutToRoom(text, handle.max)), origin.suggestion)
    },
    reword: (changesOf) => {
      const shared = handle.shared(doc)
      if (isReadOnly || phase.get() !== 'ready' || !shared) return
      const change = (by: unknown) => {
        // Applied from the end; of two insertions at the same place the later one is applied first, so that it ends up second.
        const changes = changesOf(shared.toString())
          .toSorted((one, other) => one.from - other.from)
          .toReversed()
        const growth = changes.reduce((sum, { from, to, text }) => sum + text.length - (to - from), 0)
        if (growth > 0 && shared.length + growth > handle.max) return
        doc.transact(() => {
          for (const { from, to, text } of changes) {
            shared.delete(from, to - from)
            shared.insert(from, text.toWellFormed())
          }
        }, by)
      }
      if (binding) binding.edit(change)
      else change(origin.suggestion)
    },
    undo: () => binding?.undo(),
    redo: () => binding?.redo(),
    setReadOnly: (next) => {
      isReadOnly = next
      binding?.setReadOnly(next)
    },
    setWriting: (isWriting) => {
      const next = isWriting ? 'writing' : 'idle'
      if (turn === next) return
      if (!isWriting) handOver()
      turn = next
      binding?.setIdle(!isWriting)
    },
    edit: (change) => {
      if (isReadOnly || phase.get() !== 'ready') return
      if (turn === 'writing' && binding) binding.edit((origin) => change(doc, origin))
      else context.edit((whole) => change(whole, undefined))
    },
    keepRange: (start, end) => binding?.keepRange(start, end) ?? null,
    handOver,
    hasEntries: () => turn !== 'apart' && binding?.hasEntries() === true,
    hasRedo: () => turn !== 'apart' && binding?.hasRedo() === true,
    isWriting: () => turn === 'writing' && binding !== null,
    flush: () => binding?.flush(),
    close: () => {
      if (frame !== null) cancelAnimationFrame(frame)
      unbind()
      for (const leave of leavings) leave()
    },
  }
}

function editorsOf(
  peers: readonly { person: Person; cursor: { field: string } | null | undefined }[],
  path: string,
) {
  const people = new Map<number, Person>()
  for (const { person, cursor } of peers) if (cursor?.field === path) people.set(person.id, person)
  return [...people.values()]
}
