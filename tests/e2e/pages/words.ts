import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Language } from '#model/language/languages.ts'

const catalogues = resolve(import.meta.dirname, '../../../locales')

/** What a text of the interface is in a language, by the catalogue that it is in. */
export function wordsIn(language: Language, catalogue: string, korean: string): string {
  const text = readFileSync(join(catalogues, language, 'messages', `${catalogue}.po`), 'utf8')
  const at = text.indexOf(`\nmsgid ${JSON.stringify(korean)}\nmsgstr "`)
  const found = /^\nmsgid .*\nmsgstr "(.+)"$/m.exec(at < 0 ? '' : text.slice(at))?.[1]
  if (found === undefined) throw new Error(`"${korean}" is not in ${catalogue}.po in ${language}`)
  return found
}

/** Every text and accessible name of a page that is not in its language, or is no text that a member wrote. */
export async function wordFaultsIn(page: Page, language: string): Promise<string[]> {
  const words = await readWords(page)
  const isForeign = (text: string) => language !== 'ko' && /\p{Script=Hangul}/u.test(text)
  return [
    ...words.filter(isForeign).map((text) => `not translated: ${text}`),
    ...words.filter((text) => isMessageId(text)).map((text) => `a message without words: ${text}`),
    ...words.filter((text) => /\{\w*\}|<\/?\d+>/.test(text)).map((text) => `an open slot: ${text}`),
  ]
}

/** What a message without words shows is its id: six letters as no word has them. */
const isMessageId = (text: string) =>
  /^[\w+/-]{6}$/.test(text) && !/Ctrl|px$/.test(text) && /.[A-Z]|[\d+/_]/.test(text)

/** Every visible text and accessible name; names of languages are written in their own language. */
function readWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isForeign = (element: Element | null) =>
      element === null || element.closest('script, style, svg, [lang]:not(html), [translate=no]') !== null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      if (text !== '' && !isForeign(node.parentElement)) found.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (isForeign(element)) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name)
        if (text) found.push(text)
      }
    }
    return [
      ...found,
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]
  })
}
