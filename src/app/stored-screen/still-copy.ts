/** What does not belong on a stored screen: what runs, what is only true now, and what others see of themselves. */
const leftOut = [
  'script, style, link, template, noscript, iframe, object, embed, video, audio, dialog, [popover]',
  '[role=status], [role=alert], [aria-live], [aria-busy=true], [data-sync]',
  // People who are present, with their carets; sync state, people, notices and account.
  '[data-present], [style*="--colour: var(--p"]',
  'header[data-print="none"] > :last-child > *',
].join(', ')
const textTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'url'])

/** A copy of what is shown: with the text of its fields, without anything that loads, runs or can be used. */
export function copyStill(root: Element): Element {
  const copy = root.cloneNode(true) as Element
  const shown = root.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((element, i) => {
    cleanAttributes(element)
    const live = shown[i]
    if (live) copyState(live, element)
  })
  for (const element of copy.querySelectorAll(leftOut)) element.remove()
  return copy
}

/** The state that is in no attribute. */
function copyState(live: Element, copy: Element): void {
  if (live instanceof HTMLTextAreaElement) {
    copy.textContent = live.value
  } else if (live instanceof HTMLInputElement) {
    copy.removeAttribute('value')
    if (textTypes.has(live.type)) copy.setAttribute('value', live.value)
    copy.toggleAttribute('checked', live.checked)
  } else if (live instanceof HTMLOptionElement) copy.toggleAttribute('selected', live.selected)
  else if (live instanceof HTMLImageElement) keepPlace(live, copy as HTMLImageElement)
}

/** Only pictures that are files of the app are there before the app is: others leave their place empty. */
function keepPlace(live: HTMLImageElement, copy: HTMLImageElement): void {
  if (live.getAttribute('src')?.startsWith('/assets/')) return
  copy.removeAttribute('src')
  copy.alt = ''
  copy.style.width = `${live.offsetWidth}px`
  copy.style.height = `${live.offsetHeight}px`
}

function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const isActive = /^on|^(?:autofocus|srcset|contenteditable|nonce)$/i.test(name)
    const isPicture = /href$/i.test(name) && element.localName === 'image'
    // What names a part of the drawing itself, such as a gradient, stays.
    const loads = /url\((?!["']?#)|^\s*(?:blob|data|javascript):/i.test(value)
    if (isActive || isPicture || loads) element.removeAttribute(name)
  }
}
