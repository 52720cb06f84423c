import { i18n } from '@lingui/core'
import { loadLanguage } from './language-words.ts'
import { pageLanguage } from './page-language.ts'

const loaded = new Map<string, Promise<void>>()

/**
 * Loads catalogs of messages in the page's language, by the names that `src/build/catalogs.ts` gives to folders. A route
 * loads those of what it shows; `frame` is loaded before the first screen. Rejects where one cannot be had; asking again
 * tries again.
 */
export async function loadWords(...catalogs: readonly string[]): Promise<void> {
  await Promise.all(
    catalogs.map((catalog) => {
      const known = loaded.get(catalog) ?? load(catalog)
      loaded.set(catalog, known)
      return known
    }),
  )
}

/**
 * What a dynamic import brings, once the messages that it shows are there too: `withWords(import('./Panel.tsx'), 'team')`.
 * Named are the catalogs of all that the imported file imports statically, except `frame` and that of the importing file;
 * `tests/house/catalogs.test.ts` says which are missing.
 */
export async function withWords<Module>(
  loading: Promise<Module>,
  ...catalogs: readonly string[]
): Promise<Module> {
  const [module] = await Promise.all([loading, loadWords(...catalogs)])
  return module
}

async function load(catalog: string): Promise<void> {
  try {
    const { frame, catalogs } = await loadLanguage(pageLanguage())
    const messages = catalog === 'frame' ? frame : (await catalogs[`./${catalog}.po`]?.())?.messages
    if (!messages) throw new Error(`there is no catalog ${catalog}`)
    // Without an event: nothing that is shown already has any of these messages.
    Object.assign(i18n.messages, messages)
  } catch (cause) {
    loaded.delete(catalog)
    throw cause
  }
}
