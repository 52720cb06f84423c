import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { TextElement } from './text-binding.ts'

interface Deferral {
  /** Whether the field must not be written: a composition is running or, on iPadOS, Hangul keys follow each other closely. */
  isDeferring(): boolean
  isComposing(): boolean
  /** Ends it at once, for a flush. */
  release(): void
}

interface Actions {
  /** Field to document; false: not all of the input fitted within the limit. */
  pull(): boolean
  /** Document to field, after a pull. */
  render(): void
  readonly signal: AbortSignal
  readonly quietMs: number
}

const hangul = /[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF]/

/** Tracks compositions in a field: calls `pull` when input is complete and `render` when the field may be written. */
export function deferWhileTyping(element: TextElement, { pull, render, signal, quietMs }: Actions): Deferral {
  let composing = false
  let sawComposition = false
  let quiet: Timer | null = null

  const isDeferring = () => composing || quiet !== null
  const renderIfFree = () => {
    if (!signal.aborted && !isDeferring()) render()
  }
  const stopQuiet = () => {
    if (quiet !== null) clearTimeout(quiet)
    quiet = null
  }
  const startQuiet = () => {
    stopQuiet()
    quiet = startTimer(() => {
      quiet = null
      renderIfFree()
    }, quietMs)
  }

  const started = () => {
    composing = true
    sawComposition = true
  }
  const ended = () => {
    composing = false
    pull()
    // One key may end a syllable and begin the next: the task checks whether another composition has started.
    startTimer(() => {
      if (!composing && !signal.aborted) pull()
      renderIfFree()
    }, 0)
  }
  const typed = (event: Event) => {
    const { data, inputType, isComposing } = event as InputEvent
    // `release` reset it, as when the page was hidden during a composition.
    if (isComposing) composing = true
    if (composing) return
    // iPadOS sends no composition events for Hangul: each key is a deletion and an insertion.
    const isSyllable =
      (inputType === 'insertText' && hangul.test(data ?? '')) ||
      (quiet !== null && inputType === 'deleteContentBackward')
    if (quietMs > 0 && !sawComposition && isSyllable) startQuiet()
    // Input that did not fit must not stay in the field.
    if (!pull()) stopQuiet()
    renderIfFree()
  }

  element.addEventListener('compositionstart', started, { signal })
  element.addEventListener('compositionend', ended, { signal })
  element.addEventListener('input', typed, { signal })
  signal.addEventListener('abort', stopQuiet)

  return {
    isDeferring,
    isComposing: () => composing,
    release: () => {
      stopQuiet()
      composing = false
    },
  }
}
