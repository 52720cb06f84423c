import type { ModulePreloadOptions } from 'vite'

/**
 * What is always loaded together is one file: every file costs a request through the worker and 150 bytes of lost
 * repetition, and left alone Rolldown makes one for each set of screens that share a module (12 kB gz more until a
 * brand's screen shows its content, in 76 files instead of 16). A group takes folders, never single files; what fewer
 * than `minShareCount` of some 210 lazy parts need stays out of what every screen loads. Earlier groups win.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // The app around every screen: brings all that it imports.
  { name: 'app', test: /\/src\/main\.tsx$|vite\/preload-helper|rolldown\/runtime/ },
  { name: 'frame', test: /\/src\/(ui\/(layout\/|[^/]+$)|app\/)|\/lucide-react\//, ...sharedBy(6) },
  { name: 'controls', test: /\/src\/ui\/(controls|feedback|marks|people)\//, ...sharedBy(15) },
  // What reads and shows a document of the brand.
  {
    name: 'brand',
    test: /\/src\/(device\/documents\/(engine|storage)|model\/(documents|fields|options))\/|\/fractional-indexing\//,
    ...sharedBy(49),
  },
  { name: 'fields', test: /\/src\/device\/(documents\/react|screen)\//, ...sharedBy(12) },
  { name: 'workbook', test: /\/src\/model\/workbook\//, ...sharedBy(20) },
  { name: 'step', test: /\/src\/features\/workbook\/(step|answers)\//, ...sharedBy(2) },
  // What opens documents; a page may ask what there is without opening any.
  { name: 'documents', test: /\/node_modules\/(yjs|lib0|y-protocols|y-websocket)\// },
  // Hooks load what they read: a screen that has one does without the database until then.
  { name: 'store', test: /\/node_modules\/dexie|\/src\/device\/(store|queue)\/(?!use)/, ...sharedBy(1) },
]

/**
 * The page asks for all that it starts with at once. With each dynamic import Vite names every script behind it, too, and
 * names of files are what compresses worst: 5 kB gz on the screen of a step. Without them a first visit waits for one
 * file to name the next; from then on the worker has all of them.
 */
export const preload: ModulePreloadOptions = {
  // It would be for browsers that are older than the language of the files.
  polyfill: false,
  resolveDependencies: (_file, files, { hostType }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
}

function sharedBy(parts: number) {
  return { minShareCount: parts, includeDependenciesRecursively: false }
}
