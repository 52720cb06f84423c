import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { useValue } from '#device/documents/react/useValue.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { useLock } from './useLock.ts'

export interface NameFieldOptions {
  /** Puts what was typed into its form at once; not while a syllable is built. May write into the input. */
  readonly reform?: (input: HTMLInputElement) => void
  /** What is stored of it when it is left. */
  readonly settle?: (text: string) => string
  /** What must not be stored; what stood there before stays. */
  readonly refuses?: (text: string) => boolean
  /** Shown while nobody wrote anything else, and not stored. */
  readonly shownAs?: string | undefined
}

/**
 * A short text with one winner. Somebody else's choice waits until the field is left, as it would break a syllable;
 * nothing is stored while one is being built.
 */
export function useNameField(field: ValueHandle<string>, options: NameFieldOptions = {}) {
  const { reform, settle = same, refuses, shownAs } = options
  const [stored, store] = useValue(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState<string | null>(null)
  const kept = useRef<string | null>(null)
  const { isEditable } = useDocument()
  const lock = useLock()
  const shown = typed ?? stored ?? shownAs ?? ''
  const isRefused = refuses?.(shown) ?? false
  const fits = field.accepts(shown.normalize('NFC')) && !isRefused

  function keep(text: string): void {
    const name = text.normalize('NFC')
    // Stored already: once more would take the place of what somebody chose since.
    if (name === kept.current || (stored === null && name === shownAs)) return
    kept.current = name
    // Half of it was stored while it was written: what is refused takes that back.
    if (refuses?.(name)) store(before)
    else if (field.accepts(name)) store(name.trim() === '' ? null : name)
  }
  function take(input: HTMLInputElement): void {
    reform?.(input)
    setTyped(input.value)
    keep(input.value)
  }
  const leave = useEffectEvent(() => {
    if (typed === null) return
    const settled = settle(typed)
    keep(settled)
    // What could not be stored stays in sight.
    if (!field.accepts(settled.normalize('NFC')) || refuses?.(settled)) return
    kept.current = null
    setTyped(null)
  })
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    const onPageHide = () => leave()
    window.addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onHide)
      // On to the next step by a key: the field goes without being left.
      leave()
    }
  }, [])
  return {
    shown,
    stored,
    fits,
    isRefused,
    lock,
    input: {
      value: shown,
      readOnly: !isEditable || lock !== null,
      autoComplete: 'off',
      limit: field.max,
      used: shown.length,
      onFocus: () => {
        if (typed === null) setBefore(stored)
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { nativeEvent, currentTarget } = event
        if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setTyped(currentTarget.value)
        else take(currentTarget)
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget),
      onBlur: () => leave(),
    },
  }
}

function same(text: string): string {
  return text
}
