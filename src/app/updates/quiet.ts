/** Waits while a syllable is being built: what ends it must not be a reload. */
export async function whenNotComposing(): Promise<void> {
  if (!isBuilding) return
  await new Promise<void>((resolve) => {
    document.addEventListener('compositionend', () => resolve(), { once: true })
  })
  // The field takes the last syllable in the event after this one.
  await new Promise((resolve) => setTimeout(resolve))
  return whenNotComposing()
}

/** Nothing on the page would be lost with it: no words in a field, no dialog in front. */
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
