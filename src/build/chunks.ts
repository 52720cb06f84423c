import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions } from 'vite'
import { type ImportsOf, nameScreenChunks } from './screen-chunks.ts'

const main = fileURLToPath(new URL('../main.tsx', import.meta.url))

/** Routes that show one of several parts, and the module that imports the parts. */
const partsOf = { '_brand/work-book.$': '/src/features/workbook/step/question-kinds.ts' }

/** What the desk shows before somebody has logged in. */
const deskLogin = /\/src\/features\/desk\/(?:DeskPage|DeskLogin|useDeskAnswer|Fault|Desk\.module)/

/**
 * Screens for developers. Whether they are there changes no file that another screen loads. The list of icons is in the
 * same chunk, which needs it while it is evaluated.
 */
const developers = /virtual:used-icons|\/src\/(?:features\/developer\/|routes\/_empty\/dev\.[^?]+\?tsr-split)/

/** A few lines each that parts of most screens share: files of their own would be mostly names and headers. */
const small =
  /\/src\/(?:ui\/class-names|ui\/colour-of|ui\/layout\/SkipLink|app\/frames\/FrameOutlet|app\/palette\/palette|model\/workbook\/step-params|model\/documents\/strategy-paths)\.tsx?$/

/** Whether the service worker keeps a file of this name: not those of the desk and for developers. */
export function isKeptOffline(name: string): boolean {
  return !/^(?:desk|developer(?:\.|$))/.test(name)
}

/**
 * Few large files load faster than many small ones: each file costs a request through the service worker, and
 * about a kilobyte because it is compressed by itself. Rolldown's default makes one file for every set of the
 * 210 or so dynamic imports that share a module: 76 to 92 files before a brand's screen shows its content,
 * and 10 to 20 kB gz more. Modules are grouped by the screens that need them; what is loaded after their
 * content does not count. Earlier groups win.
 */
export function chunkGroups() {
  let names: ReadonlyMap<string, string> | undefined
  return [
    // Packages that are loaded after the content, and always together.
    { name: 'documents', test: /\/node_modules\/(yjs|y-protocols|lib0)\// },
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    // No parts of the app that works offline: the service worker keeps none of them.
    { name: 'desk', test: deskLogin, includeDependenciesRecursively: false },
    { name: 'desk-views', test: /\/src\/features\/desk\//, includeDependenciesRecursively: false },
    { name: 'developer', test: developers, includeDependenciesRecursively: false },
    {
      name: 'app',
      test: (id: string) =>
        id === main || small.test(id) || /vite\/preload-helper|rolldown\/runtime/.test(id),
    },
    {
      name(id: string, build: { getModuleInfo: ImportsOf }) {
        names ??= nameScreenChunks(
          main,
          (id) => (developers.test(id) ? null : build.getModuleInfo(id)),
          partsOf,
        )
        return names.get(id) ?? null
      },
      // The dependencies are named by the same function.
      includeDependenciesRecursively: false,
    },
  ]
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
