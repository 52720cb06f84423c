import { useEffect } from 'react'

/** The step that this page showed last; null before the first. */
let shown: number | string | null = null

/**
 * Moves the focus to the heading after a change of step, so that screen readers read the question and Tab leads to the
 * answer. Not when the page is opened, and not where the hash of the address leads to a field.
 */
export function useFocusAfterStep(step: number | string): void {
  useEffect(() => {
    const isChange = shown !== null && shown !== step
    shown = step
    if (isChange && location.hash === '')
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [step])
}
