import { expect, test } from 'vitest'
import { forEachRun } from '../../tests/support/random.ts'
import { findLoads } from './loads.ts'
import { loadsByModule } from './module-loads.ts'
import { nameChunks } from './name-chunks.ts'

const routes = '/saegim/src/routes'
const screen = (name: string) => `${routes}/${name}.tsx?tsr-split=component`

/** Static and, after `lazy`, dynamic imports by module. */
const imports: Readonly<Record<string, readonly string[]>> = {
  main: ['router', 'lazy', screen('_brand'), screen('_brand/home'), screen('_brand/step.$'), screen('login')],
  router: [],
  [screen('_brand')]: ['frame'],
  [screen('_brand/home')]: ['table', 'button', 'lazy', 'panel'],
  [screen('_brand/step.$')]: ['step', 'button', 'router'],
  [screen('login')]: ['button', 'form'],
  frame: ['button'],
  step: ['kinds.ts'],
  'kinds.ts': ['lazy', 'text', 'choice'],
  text: ['field'],
  choice: ['table'],
  panel: ['form', 'dialog'],
  form: ['field'],
}

const names = namesOf(imports, Number.POSITIVE_INFINITY, { '_brand/step.$': 'kinds.ts' })

/** `files`: so many chunks at most; every module is 100 bytes. */
function namesOf(graph: Readonly<Record<string, readonly string[]>>, files: number, partsOf = {}) {
  const factsOf = (id: string) => {
    const all = graph[id] ?? []
    const at = all.indexOf('lazy')
    return {
      importedIds: at < 0 ? all : all.slice(0, at),
      dynamicallyImportedIds: at < 0 ? [] : all.slice(at + 1),
      code: 'x'.repeat(100),
    }
  }
  const loads = findLoads({ main: 'main', factsOf, partsOf })
  return nameChunks(loadsByModule(loads), factsOf, { files })
}

const mates = (id: string) => [...names].flatMap(([other, name]) => (name === names.get(id) ? [other] : []))

test('modules that the same screens need share a chunk', () => {
  expect(mates('step').sort()).toEqual(['kinds.ts', screen('_brand/step.$'), 'step'].sort())
})

test('a layout route is part of every screen in its folder', () => {
  expect(mates('frame')).toEqual([screen('_brand'), 'frame'])
  expect(names.get('button')).not.toBe(names.get('frame'))
})

test('each part that a route chooses is a screen of its own', () => {
  expect(mates('text')).toEqual(['text'])
  expect(mates('table')).toEqual(['table'])
})

test('a module that is also loaded later is in another chunk than those that only its screen needs', () => {
  expect(mates('form')).toEqual(['form'])
  expect(mates(screen('login'))).toEqual([screen('login')])
})

test('what every page starts with is one chunk, and what is only loaded later has chunks too', () => {
  expect([names.get('main'), names.get('router')]).toEqual(['app', 'app'])
  expect(mates('panel')).toEqual(['panel', 'dialog'])
})

test('chunks are merged until few enough are left, those first that the same loads need most', () => {
  const graph = {
    main: ['lazy', screen('a'), screen('b'), screen('c')],
    [screen('a')]: ['of-ab'],
    [screen('b')]: ['of-ab', 'of-bc'],
    [screen('c')]: ['of-bc', 'lazy', 'panel', 'dialog'],
    panel: [],
    dialog: [],
  }
  const chunks = (files: number) => new Set(namesOf(graph, files).values()).size
  expect([8, 7, 3, 1].map(chunks)).toEqual([8, 7, 3, 1])
  const merged = namesOf(graph, 7)
  expect(merged.get('panel')).toBe(merged.get('dialog'))
})

test('chunks never import each other in a cycle', () => {
  forEachRun(100, (random) => {
    // Modules import later ones only, so a cycle can only come from the chunks.
    const ids = Array.from({ length: 40 }, (_, i) => (i > 0 && i < 9 ? screen(`_a/${i}`) : `m${i}`))
    const graph = new Map(
      ids.map((id, i) => [
        id,
        {
          importedIds:
            i === 0 ? [] : ids.filter((_, j) => j > i && j > 8 && (random() < 0.1 || (i === 8 && j === 9))),
          // The ninth module chooses the part that a screen shows.
          code: 'x'.repeat(Math.ceil(random() * 1000)),
          dynamicallyImportedIds:
            i === 0 ? ids.slice(1, 9) : ids.filter((_, j) => j > i && random() < (i === 9 ? 0.3 : 0.03)),
        },
      ]),
    )
    const factsOf = (id: string) => graph.get(id) ?? null
    const loads = findLoads({ main: 'm0', factsOf, partsOf: { '_a/8': 'm9' } })
    const named = nameChunks(loadsByModule(loads), factsOf, { files: Math.ceil(random() * 20) })
    const chunkOf = (id: string) => named.get(id) ?? id
    const next = new Map<string, Set<string>>()
    for (const [id, { importedIds }] of graph)
      for (const other of importedIds)
        if (chunkOf(other) !== chunkOf(id))
          next.set(chunkOf(id), (next.get(chunkOf(id)) ?? new Set()).add(chunkOf(other)))
    expect(circleIn(next)).toBeNull()
  })
})

function circleIn(next: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const done = new Set<string>()
  const open = new Set<string>()
  const visit = (id: string): boolean => {
    if (open.has(id)) return true
    if (done.has(id)) return false
    open.add(id)
    const isCircle = [...(next.get(id) ?? [])].some(visit)
    open.delete(id)
    done.add(id)
    return isCircle
  }
  return [...next.keys()].find(visit) ?? null
}
