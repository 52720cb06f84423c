/** What the bundler knows of a module. */
export interface ModuleFacts {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
  readonly code?: string | null | undefined
}

export type FactsOf = (id: string) => ModuleFacts | null

/** Modules that are asked for together, with all that they import statically. */
export interface Loads {
  /** Ids of the modules that every page starts with. */
  readonly started: ReadonlySet<string>
  /**
   * Ids of what each screen loads before it shows its content, and of what the start of a page, each part that a route shows,
   * and each module that loads soon import dynamically: the answer of a step comes that way.
   */
  readonly often: readonly ReadonlySet<string>[]
  /** The same for all other dynamic imports. */
  readonly later: readonly ReadonlySet<string>[]
}

export interface App {
  /** Id of the module that everything is reached from. */
  readonly main: string
  readonly factsOf: FactsOf
  /** Whether the component of a route is one that its first load counts for. */
  readonly isScreen?: (id: string) => boolean
  /** By route file without ending: ids (their ends) of the module whose dynamic imports are its parts. */
  readonly partsOf?: Readonly<Record<string, string>>
  /** Whether what a module imports dynamically is loaded on the first page: the code of a screen that shows its title first. */
  readonly loadsSoon?: (id: string) => boolean
}

/**
 * The loads of an app. A screen is the component of a route with the layout routes that its file lies in
 * (`_brand/_menu.tsx` is around `_brand/_menu/brand.index.tsx`), and where a route shows one of several parts, with that
 * part. Throws where a module of `partsOf` is missing.
 */
export function findLoads({
  main,
  factsOf,
  isScreen = () => true,
  partsOf = {},
  loadsSoon = () => false,
}: App): Loads {
  const importedBy = (id: string) => factsOf(id)?.importedIds ?? []
  const dynamicallyImportedBy = (id: string) => factsOf(id)?.dynamicallyImportedIds ?? []
  const all = reach([main], (id) => [...importedBy(id), ...dynamicallyImportedBy(id)])
  const components = new Map(
    [...all].filter(isScreen).flatMap((id) => (routeOf(id) ? [[routeOf(id) as string, id]] : [])),
  )
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
  const started = reach([main], importedBy)
  const entries = new Set(screens.flat())
  const others = [...new Set([...all].flatMap(dynamicallyImportedBy))].filter((id) => !entries.has(id))
  const shown = reach(
    [...parts.values()].flatMap(({ ids }) => ids),
    importedBy,
  )
  const soonLoaded = [...all].filter(loadsSoon)
  const soon = new Set(
    [...started, ...shown, ...soonLoaded].flatMap(dynamicallyImportedBy).filter((id) => !routeOf(id)),
  )
  const [first, later] = [others.filter((id) => soon.has(id)), others.filter((id) => !soon.has(id))]
  return {
    started,
    often: [...screens, ...first.map((id) => [id])].map((ids) => reach(ids, importedBy)),
    later: later.map((id) => reach([id], importedBy)),
  }
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
