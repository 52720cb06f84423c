import { i18n } from '@lingui/core'
import { loadLanguage } from './language-words.ts'
import { pageLanguage } from './page-language.ts'

const loaded = new Map<string, Promise<void>>()

/**
 * Loads catalogs of messages in the page's language, by the names that `src/build/catalogs.ts` gives to folders. `frame` is
 * loaded before the first screen, all others by `withWords`. Rejects where one cannot be had; asking again tries again.
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
 * What a dynamic import brings, once the messages that it shows are there too. No file calls it: `src/build/wait-for-words.ts`
 * puts it around the imports, with the names of the catalogs.
 *
 * @public
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
