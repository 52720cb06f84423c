import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useEdit, useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { type FoundWords, findWords, textOf } from './find-words.ts'
import { replaceWords } from './replace-words.ts'

/** What is found and replaced, and what is said about it. */
export interface Find {
  readonly found: readonly FoundWords[]
  /** Index of the shown place; null: none was shown yet, or what was is gone. */
  readonly at: number | null
  readonly isReadOnly: boolean
  /** Selects the text of the next place, or of the one before, on its page. */
  readonly go: (step: 1 | -1) => void
  /** Replaces the shown place and goes on; the first one where none is shown. How many places were changed. */
  readonly replaceOne: (words: string) => number
  /** As one step of undo. */
  readonly replaceAll: (words: string) => number
}

export function useFind(wanted: string): Find {
  const state = useEditorState()
  const { isReadOnly } = useDocumentView('design')
  const { body } = useShown()
  const edit = useEdit()
  const found = findWords(body, wanted)
  const [shown, setShown] = useState<FoundWords | null>(null)
  const index = shown === null ? -1 : found.findIndex((one) => isAt(one, shown))
  const at = index < 0 ? null : index

  const show = (place: FoundWords | undefined) => {
    setShown(place ?? null)
    if (!place) return
    state.writing.set(null)
    state.page.set(place.page)
    state.entered.set(place.parent)
    state.selection.set([place.layer])
  }
  /** The first place behind the shown one, or the last one before it, round the end. */
  const next = (places: readonly FoundWords[], step: 1 | -1, from: FoundWords | null) => {
    if (!from) return step > 0 ? places[0] : places.at(-1)
    const order = findOrder(places, from)
    const { length } = places
    return places[
      (order + (step > 0 ? (places[order] && isAt(places[order], from) ? 1 : 0) : -1) + length) % length
    ]
  }
  const replace = (places: readonly FoundWords[], words: string) => {
    state.writing.set(null)
    return edit((doc) => replaceWords(doc, places, words)) ?? 0
  }
  return {
    found,
    at,
    isReadOnly,
    go: (step) => show(next(found, step, shown)),
    replaceOne: (words) => {
      const place = at === null ? next(found, 1, shown) : found[at]
      if (!place) return 0
      const count = replace([place], words)
      // The places behind it in its text have moved by what the words are longer.
      const grown = count === 0 ? 0 : words.normalize('NFC').length - (place.to - place.from)
      const rest = found
        .filter((one) => one !== place)
        .map((one) =>
          textOf(one) === textOf(place) && one.from > place.from
            ? { ...one, from: one.from + grown, to: one.to + grown }
            : one,
        )
      show(rest[found.indexOf(place)] ?? rest[0])
      return count
    },
    replaceAll: (words) => replace(found, words),
  }
}

function isAt(one: FoundWords, other: FoundWords): boolean {
  return textOf(one) === textOf(other) && one.from === other.from
}

/** Where a place is, or would be, among others. */
function findOrder(places: readonly FoundWords[], place: FoundWords): number {
  const index = places.findIndex((one) => textOf(one) === textOf(place) && one.from >= place.from)
  return Math.max(0, index)
}
