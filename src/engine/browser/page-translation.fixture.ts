/**
 * How browsers put translated text into the page. `moved`: the text node is moved into the `<font>`; `replaced`: it is
 * taken out of the page, as Chrome does.
 */
export const translations = ['moved', 'replaced'] as const
export type Translation = (typeof translations)[number]

/** Wraps every text node of `box` in nested `<font>`, marked by `~`. Returns what shows the original again. */
export function translatePage(box: Element, how: Translation): () => void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  const texts = found.filter((text) => text.data !== '' && text.parentNode?.nodeName !== 'FONT')
  const undo = texts.map((text) => translateText(text, how))
  return () => {
    for (const each of undo) each()
  }
}

/** Translates `box`, and whatever comes into it, as a browser does until the original is asked for. Returns what ends it. */
export function keepTranslated(box: Element, how: Translation): () => void {
  const translate = () => void translatePage(box, how)
  const watching = new MutationObserver(translate)
  watching.observe(box, { childList: true, subtree: true, characterData: true })
  translate()
  return () => watching.disconnect()
}

function translateText(text: Text, how: Translation): () => void {
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  text.before(outer)
  if (how === 'moved') inner.append(text)
  else {
    inner.append(`${text.data}~`)
    text.remove()
  }
  return () => outer.replaceWith(text)
}
