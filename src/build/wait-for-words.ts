import type { Plugin } from 'vite'
import { baseCatalog, catalogOf } from './catalogs.ts'
import { catalogsBehind, hasMessages, isChanged, pathOf } from './catalogs-behind.ts'

/** Code that only requests files, before anything is shown. */
const withoutScreens = ['src/app/preload-brand.ts']

/**
 * A dynamic import of our own code waits for the messages that it shows: `import('./TeamScreen.tsx')` becomes
 * `withWords(import('./TeamScreen.tsx'), 'people', 'team')`, with the catalogs of all that the module imports statically,
 * except those that are there: `frame`, and that of the importing file. The router's plugin comes first, so that the
 * component of a route is such an import as well. `wordsModule` exports `withWords`.
 */
export function waitForWords(wordsModule: string): Plugin {
  const waiting = new Set<string>()
  return {
    name: 'saegim-wait-for-words',
    transform: {
      filter: {
        id: { include: /\/src\/[^?]+\.tsx?(?:\?|$)/, exclude: /\.(?:test|fixture)\.tsx?/ },
        code: /\bimport\(/,
      },
      handler(code, id) {
        const path = pathOf(id, '')
        if (!path || withoutScreens.includes(path)) return null
        const text = code.replace(/\bimport\(\s*(["'])([^"']+)\1\s*\)/g, (loading, _quote, spec: string) => {
          const catalogs = missingCatalogs(spec, path)
          return catalogs.length > 0
            ? `withWordsOf(${[loading, ...catalogs.map((name) => JSON.stringify(name))].join(', ')})`
            : loading
        })
        if (text === code) return null
        waiting.add(id)
        // At the end: the lines above stay where the source map has them.
        return { code: `${text}\nimport { withWords as withWordsOf } from '${wordsModule}'\n`, map: null }
      },
    },
    // In development: a file that has its first message, or imports another one, changes what others wait for.
    hotUpdate({ file }) {
      const path = pathOf(file, '')
      if (this.environment.name !== 'client' || !path || !isChanged(path)) return
      const { moduleGraph } = this.environment
      for (const id of waiting) {
        const module = moduleGraph.getModuleById(id)
        if (module) moduleGraph.invalidateModule(module)
      }
    },
  }
}

function missingCatalogs(spec: string, from: string): readonly string[] {
  const target = pathOf(spec, from)
  if (!target) return []
  const own = hasMessages(from) ? catalogOf(from) : baseCatalog
  return catalogsBehind(target).filter((name) => name !== baseCatalog && name !== own)
}
