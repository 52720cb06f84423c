/** Runs the callback when no IME composition is running, so that a reload cannot interrupt one. */
export async function whenNotComposing(): Promise<void> {
  if (!isBuilding) return
  await new Promise<void>((resolve) => {
    document.addEventListener('compositionend', () => resolve(), { once: true })
  })
  // The last syllable is written by the event that follows.
  await new Promise((resolve) => setTimeout(resolve))
  return whenNotComposing()
}

/** Whether a reload would lose nothing: every field is empty and no dialog is open. */
export function isPageEmpty(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=submit])',
  )
  return !isBuilding && !document.querySelector('dialog[open]') && [...fields].every((field) => !field.value)
}

let isBuilding = false

if (typeof document !== 'undefined') {
  const note = ({ type }: Event) => {
    isBuilding = type === 'compositionstart'
  }
  for (const type of ['compositionstart', 'compositionend']) {
    document.addEventListener(type, note, { capture: true })
  }
}
