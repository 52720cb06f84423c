import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Focuses the field named by the URL's hash: the element with that path in `data-field`. */
export default function FieldFocus(): null {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash === '') return
    const path = decodeURIComponent(hash)
    const found = document.querySelector(`[data-field="${CSS.escape(path)}"]`)
    const input = found?.matches('input, textarea')
      ? found
      : found?.querySelector('input, textarea, select, button, [tabindex="0"]')
    if (!(input instanceof HTMLElement)) return
    input.scrollIntoView({ block: 'center' })
    input.focus({ preventScroll: true })
  }, [hash])
  return null
}
