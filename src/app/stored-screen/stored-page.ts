import { readScreenWords } from './screen-words.ts'
import { copyStill } from './still-copy.ts'
import { usedStyles } from './used-styles.ts'

/** Elements of a screen that is still stored. */
const mostElements = 4_000

/**
 * The HTML of what `root` shows, for `index.html` beside the app's own element: hidden until the page knows whose it is, and
 * never usable. It is in a closed shadow root, so that neither its styles nor its ids and names meet those of the app. Null
 * where nothing should be stored: a screen that is still coming, or is too large.
 */
export function storedPage(root: HTMLElement, owner: string): string | null {
  if (!root.querySelector('main') || root.querySelector('main [aria-busy=true]')) return null
  if (root.querySelectorAll('*').length > mostElements) return null
  const { words, fields } = readScreenWords(root)
  const copy = copyStill(root)
  const layer = document.createElement('div')
  layer.id = 'stored-screen'
  layer.hidden = true
  layer.setAttribute('inert', '')
  layer.setAttribute('aria-hidden', 'true')
  layer.lang = document.documentElement.lang
  Object.assign(layer.dataset, { owner, words, fields })
  layer.style.cssText = `position:fixed;inset:0;z-index:var(--layer-skip);pointer-events:none;background:var(--paper);overflow:hidden ${scrolls()}`
  const shadow = document.createElement('template')
  shadow.setAttribute('shadowrootmode', 'closed')
  const style = document.createElement('style')
  // Nothing in it ends the element.
  style.textContent = `${usedStyles(copy)}\n${still}`.replaceAll('</', '<\\/')
  shadow.content.append(style, ...copy.childNodes)
  layer.append(shadow)
  return layer.outerHTML
}

/** Over the rules of the app. */
const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent}'

/** A page with a scroll bar has less room. */
function scrolls(): 'scroll' | 'hidden' {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight ? 'scroll' : 'hidden'
}
