import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseCatalog, catalogOf } from '../../src/build/catalogs.ts'
import { waitForWords } from '../../src/build/wait-for-words.ts'
import { filesBelow, root } from './source-files.ts'

/**
 * Each folder has a catalog of messages. What shows them is imported dynamically, and waits for them by the plugin; a
 * forgotten catalog would show ids instead of words. Which files have messages is read here from the catalogs themselves.
 */
const sources = new Map(
  filesBelow(['src'], /\.tsx?$/)
    .filter(({ path }) => !/\.test\.|\.fixture\.|routeTree/.test(path))
    .map(({ path, text }) => [path, text]),
)
/** Code that only requests files, before anything is shown. */
const withoutScreens = 'src/app/preload-brand.ts'
const rootRoute = 'src/routes/__root.tsx'
const withMessages = filesWithMessages()
let folder: string
let server: ViteDevServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'saegim-catalogs-'))
  server = await createServer({
    configFile: false,
    root: join(root, 'src'),
    cacheDir: join(folder, 'cache'),
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, preTransformRequests: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      waitForWords('#engine/words/interface.ts'),
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: join(root, 'src/routes'),
        generatedRouteTree: join(folder, 'routeTree.gen.ts'),
        // On the same disk: the tree is written there and moved.
        tmpDir: join(folder, 'routes'),
        disableLogging: true,
      }),
    ],
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

test('a folder has its catalog, a feature in parts one for each part, and everything else is in the frame', () => {
  expect(catalogOf('src/features/team/TeamPage.tsx')).toBe('team')
  expect(catalogOf('src/features/guide/visual/colour/ColourPairs.tsx')).toBe('guide-visual')
  expect(catalogOf('src/app/palette/Palette.tsx')).toBe('tools')
  expect(catalogOf('src/ui/controls/Button.tsx')).toBe('frame')
})

test('a dynamic import waits for the catalogs of what it brings', async () => {
  const importing = [...sources].filter(([path, text]) => path !== withoutScreens && hasImports(text))
  expect(importing.length).toBeGreaterThan(150)
  const missing = await Promise.all(importing.map(([path]) => missingIn(path)))
  expect(missing.flat()).toEqual([])
})

test('the component of a route waits for the catalogs of what it shows', async () => {
  const routes = [...sources.keys()].filter((path) => path.startsWith('src/routes/'))
  const codes = await Promise.all(routes.map((path) => transformed(path)))
  const split = routes.filter((_, at) => codes[at]?.includes('?tsr-split=component'))
  expect(split.length).toBeGreaterThan(50)
  // The root is there from the start.
  expect(routes.filter((route) => !split.includes(route))).toEqual([rootRoute])
  expect(catalogsBehind(rootRoute)).toEqual([baseCatalog])
  const missing = await Promise.all([
    ...split.map((path) => missingIn(path)),
    ...split.map((path) => missingIn(path, '?tsr-split=component')),
  ])
  expect(missing.flat()).toEqual([])
})

test('what only requests files waits for no words', async () => {
  expect(hasImports(sources.get(withoutScreens) ?? '')).toBe(true)
  expect(await transformed(withoutScreens)).not.toContain('withWords')
})

/** The dynamic imports of a transformed file that wait for too little, each with the catalogs that are missing. */
async function missingIn(path: string, query = ''): Promise<string[]> {
  const known = new Set(withMessages.has(path) ? [baseCatalog, catalogOf(path)] : [baseCatalog])
  const code = await transformed(path, query)
  return [...code.matchAll(/(withWordsOf\()?\bimport\("([^"]+)"\)((?:, ?"[\w-]+")*)/g)].flatMap(
    ([, waits, spec = '', named = '']) => {
      const target = spec.startsWith('/') ? `src${spec.replace(/\?.*$/, '')}` : null
      if (!target || !sources.has(target)) return []
      const absent = catalogsBehind(target).filter(
        (name) => !known.has(name) && !(waits && named.includes(`"${name}"`)),
      )
      return absent.length > 0 ? [`${path}${query}: import('${spec}') needs ${absent.join(', ')}`] : []
    },
  )
}

async function transformed(path: string, query = ''): Promise<string> {
  const result = await server.transformRequest(`${path.slice('src'.length)}${query}`)
  return result?.code ?? ''
}

function hasImports(text: string): boolean {
  return /(?<!typeof )\bimport\(/.test(text)
}

function filesWithMessages(): ReadonlySet<string> {
  const folder = join(root, 'locales/ko/messages')
  const origins = readdirSync(folder).flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^#: (.+)$/gm),
  ])
  return new Set(origins.flatMap(([, paths = '']) => paths.split(/\s+/)))
}

/** The catalogs of a file and of everything that it imports statically. */
function catalogsBehind(start: string): string[] {
  const seen = new Set<string>()
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const match of (sources.get(path) ?? '').matchAll(
      /^(?:import|export)(?!\s+type\b)[^'"()]*['"]([^'"]+)['"]/gm,
    )) {
      const target = resolved(path, match[1] ?? '')
      if (target) visit(target)
    }
  }
  visit(start)
  return [...new Set([...seen].filter((path) => withMessages.has(path)).map(catalogOf))].sort()
}

function resolved(from: string, spec: string): string | null {
  const path = spec.startsWith('#')
    ? join('src', spec.slice(1))
    : spec.startsWith('.')
      ? relative(root, resolve(root, dirname(from), spec))
      : null
  return path && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : null
}
