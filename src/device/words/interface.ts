import { words } from 'virtual:words'
import { i18n } from '@lingui/core'
import { pageLanguage } from './page-language.ts'

const loaded = new Map<string, Promise<void>>()

/** Loads the interface's words of an area, in the page's language. Calls are inserted by `src/build/words-by-area.ts`. */
export function loadWords(area: string): Promise<void> {
  const known = loaded.get(area) ?? load(area)
  loaded.set(area, known)
  return known
}

/** Resolves with a module once the words of its areas are loaded too. Imported by code that the build adds. @public */
export async function withWords<Module>(areas: readonly string[], loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, ...areas.map(loadWords)])
  return module
}

async function load(area: string): Promise<void> {
  try {
    const { interfaceWords } = await words[pageLanguage()]()
    const part = await interfaceWords[area]?.()
    // Without a change event, because nothing that is rendered uses these messages yet.
    if (part) Object.assign(i18n.messages, part.messages)
  } catch (cause) {
    loaded.delete(area)
    throw cause
  }
}
