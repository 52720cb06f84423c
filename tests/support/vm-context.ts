import { afterAll, vi } from 'vitest'

// jsdom's `performance` lists no entries, and hides the one of Node in a VM context.
if (typeof performance.getEntriesByType !== 'function')
  Object.assign(performance, { getEntriesByType: () => [] })

// A process goes on with the next file: what this one is still loading would fail in it.
afterAll(() => vi.dynamicImportSettled())
