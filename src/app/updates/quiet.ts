import { pause } from '#engine/time/start-timer.ts'

/** Resolves when no IME composition is running, so that a reload cannot interrupt one. */
export async function whenNotComposing(): Promise<void> {
  if (!isComposing) return
  await new Promise<void>((resolve) => {
    document.addEventListener('compositionend', () => resolve(), { once: true })
  })
  // The last syllable is written in an event after `compositionend`.
  await pause(0)
  return whenNotComposing()
}

/** Whether a reload would lose nothing: every field is empty and no dialog is open. */
export function isPageEmpty(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])',
  )
  return !isComposing && !document.querySelector('dialog[open]') && [...fields].every((field) => !field.value)
}

let isComposing = false

if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    isComposing = type === 'compositionstart'
  }
  for (const type of ['compositionstart', 'compositionend']) {
    document.addEventListener(type, note, { capture: true })
  }
}
