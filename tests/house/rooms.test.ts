import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { documentKinds } from '../../src/model/document-kinds/names.ts'
import { filesBelow, type SourceFile } from './source-files.ts'

/**
 * Which room may import which. A room is named by its folder; `kits/x`, `features/x` and `api/x` are rooms of their own.
 * The import lines show the direction: between rooms by name, inside a room by `./` and one `../`.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  model: [],
  contract: ['model'],
  scene: ['model'],
  ui: ['engine'],
  engine: ['model', 'contract'],
  kits: ['model', 'contract', 'scene', 'engine', 'ui'],
  worker: ['model', 'contract', 'engine'],
  features: ['model', 'contract', 'scene', 'engine', 'kits', 'ui'],
  app: ['model', 'contract', 'engine', 'kits', 'ui', 'features'],
  routes: ['model', 'contract', 'engine', 'kits', 'ui', 'features', 'app'],
  server: ['model', 'contract', 'scene'],
  site: ['model', 'contract', 'ui'],
  build: [],
}

/** Which kits a kit may import. Every other kit imports none. */
const kitsBelow: Readonly<Record<string, readonly string[]>> = {
  account: ['brands', 'words'],
  design: ['commerce', 'library', 'logo', 'words'],
  drive: ['library', 'pictures'],
  history: ['actions', 'commerce'],
  library: ['actions'],
  logo: ['words'],
  planner: ['design', 'drive'],
  screen: ['words'],
  talk: ['actions', 'team'],
}

/**
 * What of the model and of the contract the engine may know: that which any product has. Documents and mirrors are described in
 * the model; the engine reads the descriptions, and names no field of a document.
 */
const enginesModel = [
  ...[
    'access',
    'colour',
    'document-kinds',
    'documents',
    'drawings',
    'fields',
    'files',
    'language',
    'mirrors',
  ],
  ...['notices', 'options', 'pictures', 'sync', 'time'],
]
const enginesContract = [
  'brand.ts',
  'call.ts',
  'errors.ts',
  'file.ts',
  'reference.ts',
  'resumable.ts',
  'shapes',
]
/** Folders of the engine that the worker may import: none with hooks. */
const workersEngine = ['store', 'queue', 'time']
/** The one that ui may import: values that change, of no product and no device. It imports nothing itself. */
const uisEngine = ['watch']

const names: Readonly<Record<string, string>> = {
  '#model': 'model',
  '#contract': 'contract',
  '#scene': 'scene',
  '#engine': 'engine',
  '#kits': 'kits',
  '#ui': 'ui',
  '#features': 'features',
  '#app': 'app',
  '#server': 'server',
}

const files = filesBelow(['src', 'sync-server'], /\.tsx?$/).filter(
  ({ path }) =>
    path !== 'src/routeTree.gen.ts' &&
    path !== 'src/main.tsx' &&
    path !== 'src/start.tsx' &&
    path !== 'src/env.d.ts',
)

test('every room imports only what it may know', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter(({ path }) => !isTest(path)).flatMap((file) => importsOf(file).flatMap(faultOf(file))),
  ).toEqual([])
})

test('no import uses ../../, and there are no index files that only re-export', () => {
  const climbs = files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((spec) => spec.startsWith('../../') && !spec.includes('locales/'))
        .map((spec) => `${file.path}: ${spec}`),
    )
  expect(climbs).toEqual([])
  expect(files.filter(({ path }) => /\/index\.tsx?$/.test(path) && !path.startsWith('src/routes/'))).toEqual(
    [],
  )
})

test('there are no import cycles between files', () => {
  const known = new Set(files.map(({ path }) => path))
  const edges = new Map(
    files.map((file) => [
      file.path,
      importsOf(file, true)
        .map((spec) => resolved(file.path, spec))
        .filter((path): path is string => path !== null && known.has(path)),
    ]),
  )
  expect(circles(edges)).toEqual([])
})

/** Rooms in which folders import each other in one direction only, at every level, types and lazy imports included. */
const layeredRooms = [
  'src/model',
  'src/contract',
  'src/scene',
  'src/ui',
  'src/engine',
  'src/kits',
  'src/features',
  'src/app',
  'src/site',
  'sync-server/api',
  'sync-server/database',
  'sync-server/gateways',
  'sync-server/relay',
  'sync-server/writeback',
]

test.each(layeredRooms)('%s: there are no import cycles between folders', (room) => {
  const imports = importsWithin(room)
  expect(imports.length).toBeGreaterThan(5)
  const folders = new Set(imports.flatMap(([path]) => foldersAbove(path, room)))
  const found = [...folders].flatMap((folder) =>
    circles(edgesIn(folder, imports)).map((circle) => `${folder}: ${circle}`),
  )
  expect(found).toEqual([])
})

test('no room with folders is missing from that list; src/routes has no imports between its files', () => {
  const rooms = files
    .filter(({ path }) => path.split('/').length > 3)
    .map(({ path }) => path.split('/').slice(0, 2).join('/'))
  const connected = [...new Set(rooms)].filter((room) => importsWithin(room).length > 0)
  expect(connected.sort()).toEqual([...layeredRooms].sort())
})

/** The imports between the files of a room, as pairs of paths, without tests and fixtures. */
function importsWithin(room: string): (readonly [string, string])[] {
  return files
    .filter(({ path }) => path.startsWith(`${room}/`) && !isTest(path) && !/\.fixture\.tsx?$/.test(path))
    .flatMap((file) =>
      importsOf(file).flatMap((spec) => {
        const target = resolved(file.path, spec)
        return target?.startsWith(`${room}/`) ? [[file.path, target] as const] : []
      }),
    )
}

/** The folders of a file from its room down, the room itself included. */
function foldersAbove(path: string, room: string): string[] {
  const folder = posix.dirname(path)
  return folder === room ? [room] : [...foldersAbove(folder, room), folder]
}

/** Who imports whom among what stands directly in `folder`: its folders, and its own files as one node `.`. */
function edgesIn(folder: string, imports: readonly (readonly [string, string])[]): Map<string, string[]> {
  const nodeOf = (path: string) => {
    const [first = '', ...deeper] = path.slice(folder.length + 1).split('/')
    return deeper.length > 0 ? first : '.'
  }
  const edges = new Map<string, string[]>()
  for (const [path, target] of imports) {
    if (!path.startsWith(`${folder}/`) || !target.startsWith(`${folder}/`)) continue
    const [from, to] = [nodeOf(path), nodeOf(target)]
    if (from !== to) edges.set(from, [...(edges.get(from) ?? []), to])
  }
  return edges
}

function faultOf(file: SourceFile) {
  return (spec: string): string[] => {
    const from = roomOf(file.path)
    const target = resolved(file.path, spec)
    if (!from || !target) return []
    const to = roomOf(target)
    if (!to || target === 'src/routeTree.gen.ts') return []
    if (from.room !== to.room) {
      if (!(rooms[from.room] ?? []).includes(to.room))
        return [`${file.path}: ${from.room} may not know ${spec}`]
      if (from.room === 'worker' && to.room === 'engine' && !workersEngine.includes(to.part))
        return [`${file.path}: the worker takes only the engine’s store, queue and time, not ${spec}`]
      if (from.room === 'ui' && !uisEngine.includes(to.part))
        return [`${file.path}: ui knows no brand and no data, and may not know ${spec}`]
      if (from.room === 'engine' && !isForEngine(to, target))
        return [`${file.path}: the engine serves any product, and may not know ${spec}`]
      return spec.startsWith('#') ? [] : [`${file.path}: rooms are imported by name, not as ${spec}`]
    }
    if (from.room === 'kits' && from.part !== to.part) return kitFault(file.path, from.part, to.part, spec)
    if (from.room === 'features' && from.part !== to.part)
      return [`${file.path}: features meet in app or routes, not by ${spec}`]
    if (from.room === 'server') return serverFault(file.path, from.part, target, to.part, spec)
    return []
  }
}

/** The files in which the fields of each kind of document are. */
const fieldsOfKinds = documentKinds.map((kind) => `src/model/documents/${kind}.ts`)

function isForEngine(
  { room, part }: { readonly room: string; readonly part: string },
  target: string,
): boolean {
  if (fieldsOfKinds.includes(target)) return false
  return (room === 'model' ? enginesModel : enginesContract).includes(part)
}

function kitFault(path: string, from: string, to: string, spec: string): string[] {
  if (!(kitsBelow[from] ?? []).includes(to)) return [`${path}: the kit ${from} may not know ${spec}`]
  return spec.startsWith('#') ? [] : [`${path}: kits are imported by name, not as ${spec}`]
}

/** Inside the server: relay knows bytes, write-back meets the API over HTTP, resources meet by their queries. */
function serverFault(path: string, from: string, target: string, to: string, spec: string): string[] {
  const shared = ['bus', 'database', 'held-by-key.ts', 'logging.ts', 'metrics.ts', 'environment']
  if (from === 'relay' && ![...shared, 'relay'].includes(to))
    return [`${path}: the relay may not know ${spec}`]
  if (from === 'writeback' && ![...shared, 'relay', 'writeback'].includes(to))
    return [`${path}: the write-back meets the API only over HTTP, not by ${spec}`]
  return from === 'api' && to === 'api' ? apiFault(path, target, spec) : []
}

/** What other resources and groups of the API may use besides queries, rows and words; of a folder, all of it. */
const sharedInApi = [
  'sync-server/api/documents/change-document.ts',
  'sync-server/api/documents/many/changes.ts',
  'sync-server/api/documents/approved-answers.ts',
  'sync-server/api/documents/stored-answers.ts',
  'sync-server/api/documents/drafts.ts',
  'sync-server/api/documents/keyword-items.ts',
  'sync-server/api/documents/palettes.ts',
  'sync-server/api/files/picture.ts',
  'sync-server/api/files/profile-image.ts',
  'sync-server/api/files/serve-file.ts',
  'sync-server/api/identity/second-factor/prove-passkey.ts',
  'sync-server/api/identity/second-factor/second-step.ts',
  'sync-server/api/identity/sign-in/attempts.ts',
  'sync-server/api/identity/sign-in/callback-shapes.ts',
  'sync-server/api/identity/sign-in/deletion-code.ts',
  'sync-server/api/identity/sign-in/provider-of.ts',
  'sync-server/api/identity/sign-in/signed-request.ts',
  'sync-server/api/identity/sign-in/unlinked.ts',
  'sync-server/api/identity/sign-in/unlink-providers.ts',
  'sync-server/api/billing/credits/ledger.ts',
  'sync-server/api/billing/corrections/',
  'sync-server/api/ai/text/prompts/',
  'sync-server/api/files/remove-files.ts',
  'sync-server/api/files/insert-stored.ts',
  'sync-server/api/files/store-document.ts',
  'sync-server/api/files/store-picture.ts',
  'sync-server/api/campaign/images.ts',
  'sync-server/api/files/read-content.ts',
  'sync-server/api/identity/account/log-in.ts',
  'sync-server/api/share/link-keys.ts',
  'sync-server/api/share/page/',
  'sync-server/api/files/drive/archive.ts',
]

/** Groups whose folders are layers of one thing: each imports only the root of the group and folders before it. */
const layersOfGroup: Readonly<Record<string, readonly string[]>> = {
  billing: [
    'sandbox',
    'credits',
    'plans',
    'cards',
    'orders',
    'charges',
    'refunds',
    'dollars',
    'payments',
    'subscriptions',
    'reconciliation',
    'logos',
    'links',
    'corrections',
  ],
}

test('the folders of a group in layers are those of its list', () => {
  for (const [group, layers] of Object.entries(layersOfGroup)) {
    const root = `sync-server/api/${group}/`
    const found = files
      .filter(({ path }) => path.startsWith(root) && !isTest(path))
      .map(({ path }) => path.slice(root.length).split('/'))
      .flatMap(([folder = '', ...deeper]) => (deeper.length > 0 ? [folder] : []))
    expect([...new Set(found)].sort()).toEqual([...layers].sort())
  }
})

/**
 * `api/<group>/<resource>`: the files in the root of a group are shared by its resources. Anything else of another
 * resource is imported only from its queries, rows or words, or in a group of layers from a layer below.
 */
function apiFault(path: string, target: string, spec: string): string[] {
  const [mine, theirs] = [apiFolderOf(path), apiFolderOf(target)]
  if (mine.group === null || theirs.group === null) return []
  const layers = mine.group === theirs.group ? layersOfGroup[mine.group] : undefined
  if (layers) {
    if (theirs.resource === null || mine.resource === theirs.resource) return []
    const isBelow = mine.resource !== null && layers.indexOf(theirs.resource) < layers.indexOf(mine.resource)
    return isBelow ? [] : [`${path}: a layer imports only those before it, not ${spec}`]
  }
  if (/\/(queries|rows|words)\.ts$/.test(target) || sharedInApi.some((shared) => target.startsWith(shared)))
    return []
  if (mine.group !== theirs.group) {
    return [`${path}: another group is met through queries, rows or words, not by ${spec}`]
  }
  if (mine.resource === null || theirs.resource === null || mine.resource === theirs.resource) return []
  return [`${path}: another resource is met through its queries, rows or words, not by ${spec}`]
}

function apiFolderOf(path: string): { group: string | null; resource: string | null } {
  const [group = null, resource = null] = path.split('/').slice(2, -1)
  return { group, resource }
}

function roomOf(path: string): { room: string; part: string } | null {
  const [top, room, part] = path.split('/')
  if (top === 'sync-server') return { room: 'server', part: room ?? '' }
  return top === 'src' && room ? { room, part: part ?? '' } : null
}

function resolved(from: string, spec: string): string | null {
  if (spec.startsWith('.')) return posix.join(posix.dirname(from), spec)
  const [name, ...rest] = spec.split('/')
  const room = names[name ?? '']
  if (!room) return null
  return room === 'server' ? ['sync-server', ...rest].join('/') : ['src', room, ...rest].join('/')
}

/** Specifiers of imports and exports; with `runsOnly`, without those that are types alone or loaded later. */
function importsOf({ text }: SourceFile, runsOnly = false): string[] {
  const found: string[] = []
  for (const match of text.matchAll(
    /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
  )) {
    const [, isType, from, bare, later] = match
    if (runsOnly && (isType || later)) continue
    const spec = from ?? bare ?? later
    if (spec) found.push(spec)
  }
  return found
}

function circles(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, trail: string[]): void => {
    const at = trail.indexOf(path)
    if (at >= 0) {
      found.push([...trail.slice(at), path].join(' → '))
      return
    }
    if (done.has(path)) return
    for (const next of edges.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) walk(path, [])
  return found
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /\/test-[^/]+\.ts$/.test(path)
}
