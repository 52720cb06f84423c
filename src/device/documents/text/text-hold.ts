import type { TextElement } from './text-binding.ts'

interface Hold {
  /** A syllable is being built, by composition events or, on iPadOS, by the rhythm of the keys. */
  isHeld(): boolean
  isComposing(): boolean
  release(): void
}

interface Hands {
  /** Field to document. False: not all of it fitted. */
  pull(): boolean
  /** Document to field, after a pull. */
  render(): void
  readonly signal: AbortSignal
  readonly quietMs: number
}

const hangul = /[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7FF]/

/** Knows when a field may be written to, and calls the hands when it may. */
export function holdWhileTyping(element: TextElement, { pull, render, signal, quietMs }: Hands): Hold {
  let composing = false
  let sawComposition = false
  let quiet: ReturnType<typeof setTimeout> | null = null

  const isHeld = () => composing || quiet !== null
  const settle = () => {
    if (!signal.aborted && !isHeld()) render()
  }
  const stopQuiet = () => {
    if (quiet !== null) clearTimeout(quiet)
    quiet = null
  }
  const startQuiet = () => {
    stopQuiet()
    quiet = setTimeout(() => {
      quiet = null
      settle()
    }, quietMs)
  }

  const started = () => {
    composing = true
    sawComposition = true
  }
  const ended = () => {
    composing = false
    pull()
    // Input methods end one syllable and begin the next with one key: what waited waits on until they pause.
    setTimeout(() => {
      if (!composing && !signal.aborted) pull()
      settle()
    }, 0)
  }
  const typed = (event: Event) => {
    const { data, inputType, isComposing } = event as InputEvent
    // A flush forgot it, as when the page was hidden for a moment in the middle of a word.
    if (isComposing) composing = true
    if (composing) return
    // iPadOS tells nothing of Hangul compositions: each key is a deletion and an insertion.
    const isSyllable =
      (inputType === 'insertText' && hangul.test(data ?? '')) ||
      (quiet !== null && inputType === 'deleteContentBackward')
    if (quietMs > 0 && !sawComposition && isSyllable) startQuiet()
    // What did not fit may not stand there as if it were kept.
    if (!pull()) stopQuiet()
    settle()
  }

  element.addEventListener('compositionstart', started, { signal })
  element.addEventListener('compositionend', ended, { signal })
  element.addEventListener('input', typed, { signal })
  signal.addEventListener('abort', stopQuiet)

  return {
    isHeld,
    isComposing: () => composing,
    release: () => {
      stopQuiet()
      composing = false
    },
  }
}
