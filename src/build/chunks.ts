import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions } from 'vite'
import { type FactsOf, findLoads } from './loads.ts'
import { loadsByModule } from './module-loads.ts'
import { nameChunks } from './name-chunks.ts'
import { isWords, packCatalogs, wordChunk } from './word-packs.ts'

const main = fileURLToPath(new URL('../main.tsx', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Routes that show one of several parts, and the module that imports the parts. */
const partsOf = { '_brand/work-book.$': '/src/features/workbook/step/question-kinds.ts' }

/** Screens that show their title before their code is loaded, what one of them waits for as well, and the connection to the relay. */
const soonLoaded =
  /\/src\/(?:features\/(?:[\w-]+\/Late[A-Z]\w+|tools\/sentences\/load-tool-texts)|engine\/documents\/relay\/connection)\.ts$/

/** What the desk shows before an operator has logged in. */
const deskLogin =
  /\/src\/(?:features\/desk\/(?:DeskPage|DeskLogin|useDeskAnswer|desk-rest|desk-session|Fault|Desk\.module)|routes\/_empty\/operator\.tsx\?tsr-split)/

/** Screens for developers. The list of icons is in the same chunk, which needs it while it is evaluated. */
const developers =
  /virtual:used-icons|\/src\/(?:features\/developer\/|routes\/_empty\/(?!operator\.)[^?]+\?tsr-split)/

/**
 * Bytes that loads get in vain for each file that is saved, at most; half of it doubles what seldom loads bring, twice as much
 * saves a thirtieth of the files.
 */
const mostPerFile = 40_000
/** How many files the catalogs of messages of one language come to. */
const catalogPacks = 42

/** Whether the service worker keeps a file of this name: not those of the desk and for developers. */
export function isKeptOffline(name: string): boolean {
  return !/^(?:desk|developer(?:\.|$))/.test(name)
}

/**
 * Few files load faster than many: each costs a request through the service worker, about a kilobyte because it is
 * compressed by itself, and some ten milliseconds of processor when the worker keeps it; V8 keeps no compiled code of one
 * below a kilobyte. Rolldown's default makes one file for every set of the 300 or so dynamic imports that share a module.
 * Here every module is named. Earlier groups win.
 */
export function chunkGroups() {
  let names: ((id: string) => string | null) | undefined
  return [
    // No parts of the app that works offline: the service worker keeps none of them.
    { name: 'desk', test: deskLogin, includeDependenciesRecursively: false },
    { name: 'desk-views', test: /\/src\/features\/desk\//, includeDependenciesRecursively: false },
    { name: 'developer', test: developers, includeDependenciesRecursively: false },
    // Most updates leave it as it is.
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'app', test: /vite\/preload-helper|rolldown\/runtime/ },
    {
      name(id: string, build: { getModuleInfo: FactsOf }) {
        names ??= nameAll((id) => build.getModuleInfo(id))
        return names(id)
      },
      // The dependencies are named by the same function.
      includeDependenciesRecursively: false,
    },
  ]
}

function nameAll(getModuleInfo: FactsOf): (id: string) => string | null {
  const factsOf: FactsOf = (id) => {
    const facts = getModuleInfo(id)
    if (!facts) return null
    const { importedIds, dynamicallyImportedIds, code } = facts
    const isCode = (id: string) => !isWords(id)
    return {
      importedIds: importedIds.filter(isCode),
      dynamicallyImportedIds: dynamicallyImportedIds.filter(isCode),
      code,
    }
  }
  const isScreen = (id: string) => !developers.test(id)
  const loads = loadsByModule(
    findLoads({ main, factsOf, isScreen, partsOf, loadsSoon: (id) => soonLoaded.test(id) }),
  )
  const chunks = nameChunks(loads, factsOf, { files: 0, mostPerFile })
  const catalogSize = (name: string) =>
    getModuleInfo(`${root}/locales/ko/messages/${name}.po`)?.code?.length ?? 0
  const packs = packCatalogs(loads, catalogSize, catalogPacks)
  return (id) => chunks.get(id) ?? wordChunk(id, packs)
}

/**
 * The HTML preloads the scripts that the app starts with, and the server's `link` header those of the screen.
 * By default Vite also writes the names of all static imports beside each dynamic import; hashed names hardly
 * compress: 5 kB gz on the screen of a step. Without these names, scripts that are loaded after the first
 * screen's content are requested one after the other, as each names the next, until the service worker has
 * cached them all.
 */
export const preload: ModulePreloadOptions = {
  // Browsers that need the polyfill cannot run the scripts anyway.
  polyfill: false,
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
}
