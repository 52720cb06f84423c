import { afterAll, vi } from 'vitest'

// jsdom's `performance` lists no entries, and hides the one of Node in a VM context.
if (typeof performance.getEntriesByType !== 'function')
  Object.assign(performance, { getEntriesByType: () => [] })

// A process goes on with the next file: what this one is still loading would fail in it.
afterAll(() => vi.dynamicImportSettled())

// The `navigator` of Node is that of all files of a process: what this one has added to it is taken away again.
const ownNames = new Set(Object.getOwnPropertyNames(navigator))
afterAll(() => {
  for (const name of Object.getOwnPropertyNames(navigator))
    if (!ownNames.has(name)) Reflect.deleteProperty(navigator, name)
})
