import * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { Person } from '#model/sync/awareness.ts'
import { origin } from '#model/sync/protocol.ts'
import type { Presence } from '../relay/presence.ts'
import type { Phase } from '../storage/phase.ts'
import { type RemoteCaret, readCarets } from './remote-carets.ts'
import { type BoundElement, bindTextElement, type TextElement } from './text-binding.ts'
import { cutToRoom } from './text-splice.ts'

export type { TextElement } from './text-binding.ts'

/** What a screen draws around a field. The field's own text is drawn by the browser alone. */
export interface TextView {
  /** What the field shows: for setting others' carets. */
  readonly text: string
  /** For counters: of the text as it is, also while the field may not show it yet. */
  readonly length: number
  /** Longer than its limit, by a merge. */
  readonly isOver: boolean
  /** The last thing typed did not fit. */
  readonly isRefused: boolean
  /** False while the plain words of the first paint stand there. */
  readonly isReady: boolean
  readonly carets: readonly RemoteCaret[]
  /** Who else is in this field, each once. */
  readonly editors: readonly Person[]
}

export interface BoundText extends Watched<TextView> {
  /** Binds an element and answers how to let go of it. The same element may be let go and taken again at once. */
  readonly attach: (element: TextElement | null) => (() => void) | undefined
  readonly replace: (text: string) => void
  readonly undo: () => void
  readonly redo: () => void
  setReadOnly(isReadOnly: boolean): void
  flush(): void
  close(): void
}

interface Surroundings {
  readonly doc: Y.Doc
  readonly phase: Watched<Phase>
  readonly presence: Presence
  readonly self: number | null
  /** The plain words for a path while the document is not read yet. */
  plainText(path: string): string
}

/** One text of an open document, with the element that shows it, if any. */
export function createBoundText(handle: TextHandle, around: Surroundings): BoundText {
  const { doc, phase, presence, self } = around
  let element: TextElement | null = null
  /** The element that React holds out; between two renders it may be null for a moment. */
  let holder: TextElement | null = null
  let binding: BoundElement | null = null
  let isReadOnly = false
  let isRefused = false
  let frame: number | null = null
  const view = createWatched<TextView>(computeView(), isSame)

  function computeView(): TextView {
    const isReady = phase.get() === 'ready'
    const text = binding?.text() ?? (isReady ? handle.read(doc) : around.plainText(handle.path))
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
  // Once a frame: measuring others' carets costs milliseconds in a long text.
  const refreshSoon = () => {
    if (typeof requestAnimationFrame === 'undefined') refresh()
    else frame ??= requestAnimationFrame(refresh)
  }

  const changed = () => {
    if (isRefused && (binding?.text().length ?? 0) < handle.max) isRefused = false
    refreshSoon()
  }

  const bind = () => {
    if (!element) return
    if (phase.get() !== 'ready') {
      element.readOnly = true
      element.value = around.plainText(handle.path)
      return
    }
    element.readOnly = false
    binding = bindTextElement(element, handle, doc, {
      onChange: changed,
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
    // A list item without a shared text, or one that is gone, can be looked at.
    if (!binding) {
      element.readOnly = true
      element.value = handle.read(doc)
    }
    binding?.setReadOnly(isReadOnly)
    refreshSoon()
  }
  const unbind = () => {
    binding?.destroy()
    binding = null
  }
  // A removed and restored list item has a new shared text under the old name.
  const moved = () => {
    if (phase.get() === 'ready' && element && handle.shared(doc) !== (binding?.shared ?? null)) {
      unbind()
      bind()
    }
    refreshSoon()
  }

  const leavings = [
    handle.observe(doc, moved),
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
    holder = next
    return () => {
      if (holder === next) holder = null
      // A render may hand over a new ref function: the element is let go and taken in one breath, maybe mid-syllable.
      queueMicrotask(() => {
        if (holder === next || element !== next) return
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
    undo: () => binding?.undo(),
    redo: () => binding?.redo(),
    setReadOnly: (next) => {
      isReadOnly = next
      binding?.setReadOnly(next)
    },
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
  const found = new Map<number, Person>()
  for (const { person, cursor } of peers) if (cursor?.field === path) found.set(person.id, person)
  return [...found.values()]
}
