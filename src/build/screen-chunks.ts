/** Ids of the modules that a module imports. */
export interface ModuleImports {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type ImportsOf = (id: string) => ModuleImports | null

/**
 * Below this number of screens, chunks are divided by the exact later parts that need a module. From 4
 * screens on, that makes more files and saves no bytes.
 */
const fewScreens = 4

/**
 * A module that at least this share of a route's parts needs is loaded with all of them. With small chunks for the exact
 * parts, a first visit requests five of them one after the other, and compressed by themselves they come to more bytes.
 */
const shareOfParts = 1 / 3

/**
 * Names the chunk of every module that a screen needs before it shows its content: modules of one chunk are
 * needed by the same screens, so a screen loads what it needs and nothing of another. A screen is the
 * component of a route with the layout routes that its file lies in (`_brand/_menu.tsx` is around
 * `_brand/_menu/brand.index.tsx`), and where a route shows one of several parts, with that part. A module that many of
 * the parts need counts as needed by all of them.
 *
 * Modules that are also loaded after the content of some screen (by a later part) have chunks of their own,
 * so that the later part does not load what only other screens need. Where fewer than `fewScreens` screens
 * need such a module, its chunk is that of the modules needed by exactly the same later parts. Modules that
 * the app starts with, and modules that are only loaded later, are not in the map.
 *
 * Whatever needs a module also needs its imports, so chunks never import each other in a cycle. Throws where
 * a module of `partsOf` is missing.
 *
 * @param main id of the module that everything is reached from
 * @param partsOf by route file without ending: ids (their ends) of the module whose dynamic imports are its
 * parts
 */
export function nameScreenChunks(
  main: string,
  importsOf: ImportsOf,
  partsOf: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const importedBy = (id: string) => importsOf(id)?.importedIds ?? []
  const dynamicallyImportedBy = (id: string) => importsOf(id)?.dynamicallyImportedIds ?? []
  const all = reach([main], (id) => [...importedBy(id), ...dynamicallyImportedBy(id)])
  const started = reach([main], importedBy)

  const components = new Map([...all].flatMap((id) => (routeOf(id) ? [[routeOf(id) as string, id]] : [])))
  const parts = new Map(
    Object.entries(partsOf).map(([route, end]) => {
      const chooser = [...all].find((id) => id.endsWith(end))
      if (!chooser) throw new Error(`no module ${end}, which chooses a part of ${route}`)
      return [route, { chooser, ids: dynamicallyImportedBy(chooser) }]
    }),
  )

  const screens = [...components].flatMap(([route, component]) => {
    if (isLayout(route)) return []
    const around = [...components].filter(([other]) => isLayout(other) && route.startsWith(`${other}/`))
    const entries = [...around.map(([, id]) => id), component]
    const choice = parts.get(route)
    return choice ? choice.ids.map((part) => [...entries, choice.chooser, part]) : [entries]
  })
  const entries = new Set(screens.flat())
  const laterEntries = [...new Set([...all].flatMap(dynamicallyImportedBy))].filter((id) => !entries.has(id))
  const screensOf = reachedFrom(screens, importedBy)
  const laterPartsOf = reachedFrom(
    laterEntries.map((id) => [id]),
    importedBy,
  )
  const partScreens = [...parts.values()].map(({ chooser }) =>
    screens.flatMap((screen, index) => (screen.includes(chooser) ? [index] : [])),
  )
  const numbers = new Map<string, number>()
  return new Map(
    [...screensOf].flatMap(([id, exactly]) => {
      if (started.has(id)) return []
      const of = partScreens.reduce(withAllParts, exactly)
      const later = laterPartsOf.get(id) ?? []
      const key = `${of.join()} ${of.length < fewScreens ? later.join() : later.length > 0}`
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      return [[id, `screens-${number}`]]
    }),
  )
}

/** The screens of a module, with all parts of a route where enough of them need it. */
function withAllParts(screens: readonly number[], parts: readonly number[]): readonly number[] {
  const needed = parts.filter((part) => screens.includes(part))
  if (needed.length < Math.max(2, parts.length * shareOfParts)) return screens
  return [...new Set([...screens, ...parts])].sort((a, b) => a - b)
}

/** By module: the indexes of the sets of entries that it is reached from, ascending. */
function reachedFrom(
  sets: readonly (readonly string[])[],
  next: (id: string) => Iterable<string>,
): ReadonlyMap<string, readonly number[]> {
  const indexesOf = new Map<string, number[]>()
  sets.forEach((entries, index) => {
    for (const id of reach(entries, next)) indexesOf.set(id, [...(indexesOf.get(id) ?? []), index])
  })
  return indexesOf
}

function reach(from: Iterable<string>, next: (id: string) => Iterable<string>): ReadonlySet<string> {
  const reached = new Set(from)
  // Iterating a Set also visits what is added to it meanwhile.
  for (const id of reached) for (const more of next(id)) reached.add(more)
  return reached
}

/** The route whose component this module is: the router's plugin splits it from the file of the route. */
function routeOf(id: string): string | undefined {
  return id.match(/\/src\/routes\/(.+)\.tsx\?tsr-split=component$/)?.[1]
}

/** A pathless layout route: its name begins with `_`. */
function isLayout(route: string): boolean {
  return route.slice(route.lastIndexOf('/') + 1).startsWith('_')
}
