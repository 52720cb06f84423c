import { join, resolve } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

test.each([
  ['vite.config.ts', 'src/app/quest/BeginWithLogo.tsx'],
  ['src/build/site.config.ts', 'src/site/page/ShareRow.tsx'],
])('words get their ids before anything else renames their macro: %s', async (config, file) => {
  const server = await createServer({
    configFile: join(root, config),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  try {
    const made = await server.transformRequest(join(root, file))
    expect(made?.code).toContain('(Trans_,')
    // The macro itself, of which nothing imports the name any more: the page would end at it.
    expect(made?.code).not.toContain('(Trans,')
  } finally {
    await server.close()
  }
})
