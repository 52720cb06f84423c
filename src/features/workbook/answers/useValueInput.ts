import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { useReadOnlyReason } from './useReadOnlyReason.ts'

export interface ValueInputOptions {
  /** Formats the input while typing, except during composition. May write into the input. */
  readonly format?: (input: HTMLInputElement) => void
  /** Normalises the text on blur, before it is stored. */
  readonly normalise?: (text: string) => string
  /** Text that must not be stored; the previous value stays. */
  readonly refuses?: (text: string) => boolean
  /** Default that is shown while nothing is stored; never stored itself. */
  readonly shownAs?: string | undefined
}

/**
 * Input of a value field with text. Remote changes are shown only after blur, because they would break a
 * composition; nothing is stored during composition.
 */
export function useValueInput(field: ValueHandle<string>, options: ValueInputOptions = {}) {
  const { format, normalise = same, refuses, shownAs } = options
  const [stored, store] = useValue(field)
  const [typed, setTyped] = useState<string | null>(null)
  const [before, setBefore] = useState<string | null>(null)
  const kept = useRef<string | null>(null)
  const { isEditable } = useDocument()
  const lock = useReadOnlyReason()
  const shown = typed ?? stored ?? shownAs ?? ''
  const isRefused = refuses?.(shown) ?? false
  const fits = field.accepts(shown.normalize('NFC')) && !isRefused

  function keep(text: string): void {
    const name = text.normalize('NFC')
    // Already stored by this input: storing it again would overwrite a remote choice made since.
    if (name === kept.current || (stored === null && name === shownAs)) return
    kept.current = name
    // Valid prefixes were stored while typing: restore the value from before.
    if (refuses?.(name)) store(before)
    else if (field.accepts(name)) store(name.trim() === '' ? null : name)
  }
  function take(input: HTMLInputElement): void {
    format?.(input)
    setTyped(input.value)
    keep(input.value)
  }
  const leave = useEffectEvent(() => {
    if (typed === null) return
    const normalised = normalise(typed)
    keep(normalised)
    // Keep showing text that could not be stored.
    if (!field.accepts(normalised.normalize('NFC')) || refuses?.(normalised)) return
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
      // After a change of step by keyboard the input unmounts without a blur event.
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
