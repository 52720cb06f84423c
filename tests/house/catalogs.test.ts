import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { baseCatalog, catalogOf } from '../../src/build/catalogs.ts'
import { filesBelow, root } from './source-files.ts'

/**
 * Each folder has a catalog of messages, loaded with what shows them: by the route, and by `withWords` where a file
 * is imported dynamically. A forgotten catalog would show ids instead of words.
 */
const sources = new Map(
  filesBelow(['src'], /\.tsx?$/)
    .filter(({ path }) => !/\.test\.|\.fixture\.|routeTree/.test(path))
    .map(({ path, text }) => [path, text]),
)
/** Code that only requests files, before anything is shown. */
const withoutScreens = ['src/app/preload-brand.ts']
const withMessages = filesWithMessages()

test('a folder has its catalog, a feature in parts one for each part, and everything else is in the frame', () => {
  expect(catalogOf('src/features/team/TeamPage.tsx')).toBe('team')
  expect(catalogOf('src/features/guide/visual/colour/ColourPairs.tsx')).toBe('guide-visual')
  expect(catalogOf('src/app/palette/Palette.tsx')).toBe('tools')
  expect(catalogOf('src/ui/controls/Button.tsx')).toBe('frame')
})

test('a dynamic import waits for the catalogs of what it brings', () => {
  const missing = [...sources].flatMap(([path, text]) => {
    const known = new Set(withMessages.has(path) ? [baseCatalog, catalogOf(path)] : [baseCatalog])
    return [...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'\s*\)((?:,\s*'[\w-]+')*)/g)].flatMap(
      ([, spec = '', named = '']) => {
        const target = resolved(path, spec)
        if (!target || withoutScreens.includes(path)) return []
        const absent = catalogsBehind(target).filter(
          (name) => !known.has(name) && !named.includes(`'${name}'`),
        )
        return absent.length > 0 ? [`${path}: import('${spec}') needs ${absent.join(', ')}`] : []
      },
    )
  })
  expect(missing).toEqual([])
})

test('a route loads the catalogs of what it shows', () => {
  const missing = [...sources].flatMap(([path, text]) => {
    if (!path.startsWith('src/routes/')) return []
    const loaded = [...text.matchAll(/loadWords\(([^)]*)\)/g)].map(([, names]) => names).join()
    const absent = catalogsBehind(path).filter(
      (name) => name !== baseCatalog && !loaded.includes(`'${name}'`),
    )
    return absent.length > 0 ? [`${path} needs ${absent.join(', ')}`] : []
  })
  expect(missing).toEqual([])
})

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
