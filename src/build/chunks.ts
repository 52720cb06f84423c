import { fileURLToPath } from 'node:url'
import type { ModulePreloadOptions } from 'vite'
import { type ImportsOf, nameScreenChunks } from './screen-chunks.ts'

const main = fileURLToPath(new URL('../main.tsx', import.meta.url))

/** Routes that show one of several parts, and the module that imports the parts. */
const partsOf = { '_brand/work-book.$': '/src/features/workbook/step/question-kinds.ts' }

/**
 * Few files beat many: every file costs a request through the worker and a kilobyte of lost repetition. Rolldown alone
 * makes one for every set of some 210 dynamic imports that share a module: 76 to 92 files before a brand's screen shows
 * its content, and 10 to 20 kB gz more. Only screens count here, not what comes after their content. Earlier groups win.
 */
export function chunkGroups() {
  let names: ReadonlyMap<string, string> | undefined
  return [
    // Packages that are loaded after the content and always whole.
    { name: 'documents', test: /\/node_modules\/(yjs|y-protocols|lib0)\// },
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
    { name: 'app', test: (id: string) => id === main || /vite\/preload-helper|rolldown\/runtime/.test(id) },
    {
      name(id: string, build: { getModuleInfo: ImportsOf }) {
        names ??= nameScreenChunks(main, (id) => build.getModuleInfo(id), partsOf)
        return names.get(id) ?? null
      },
      // They have names of their own.
      includeDependenciesRecursively: false,
    },
  ]
}

/**
 * The page asks for all that it starts with at once, and by the server's `link` header for what its screen needs. With
 * each dynamic import Vite names every script behind it, too, and names of files are what compresses worst: 5 kB gz on the
 * screen of a step. Without them what comes after the first screen's content waits for one file to name the next, until
 * the worker has all of them.
 */
export const preload: ModulePreloadOptions = {
  // It would be for browsers that are older than the language of the files.
  polyfill: false,
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
}
