import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#model/language/languages.ts'

/** A chunk in Vite's `manifest.json`. */
interface Chunk {
  readonly file: string
  /** Keys of chunks. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface Build {
  readonly chunks: Readonly<Record<string, Chunk>>
  /** Paths of the files that a module is in, by its id from `src`: Vite's `ssr-manifest.json`. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** `index.html`, which names what every page starts with. */
  readonly page: string
}

interface Screen {
  readonly pattern: RegExp
  readonly files: ReadonlySet<string>
}

/** Proxies such as nginx take no more than 4 kB of headers by default. */
const longestBytes = 2000

/**
 * What a page needs besides what index.html names: the files of its route, of the layout routes around it and of its
 * language. Asked for at once, on a first visit they do not wait for one file to name the next; later the worker has
 * them.
 */
export class ScreenPreloads {
  readonly #screens: readonly Screen[]
  readonly #languages: ReadonlyMap<string, ReadonlySet<string>>
  /** Of every route, also of those that only lead to another one. */
  readonly #paths: readonly RegExp[]

  constructor({ chunks, modules, page }: Build) {
    const keysByFile = new Map(Object.entries(chunks).map(([key, { file }]) => [`/${file}`, key]))
    const closure = (ids: readonly string[]): ReadonlySet<string> => {
      const keys = new Set(
        ids.flatMap((id) => modules[id] ?? []).flatMap((file) => keysByFile.get(file) ?? []),
      )
      // A set goes on to what is added to it meanwhile.
      for (const key of keys) for (const more of chunks[key]?.imports ?? []) keys.add(more)
      return new Set([...keys].flatMap((key) => [chunks[key]?.file ?? [], chunks[key]?.css ?? []].flat()))
    }
    const without = (files: ReadonlySet<string>) =>
      new Set([...files].filter((file) => !page.includes(`/${file}"`)))

    const components = Object.keys(modules).flatMap((id) => {
      const route = /^routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1]
      return route === undefined ? [] : [{ id, route }]
    })
    const isLayout = (route: string) => route.slice(route.lastIndexOf('/') + 1).startsWith('_')
    this.#screens = components
      .filter(({ route }) => !isLayout(route))
      .map(({ id, route }) => ({
        pattern: patternOf(route),
        files: without(
          closure([
            ...components
              .filter((other) => isLayout(other.route) && route.startsWith(`${other.route}/`))
              .map((other) => other.id),
            id,
          ]),
        ),
      }))
      // The longest first: a path with fixed parts before one with parameters.
      .sort((one, other) => other.pattern.source.length - one.pattern.source.length)
    this.#paths = Object.keys(modules).flatMap((id) => {
      const route = /^routes\/([^?]+)\.tsx/.exec(id)?.[1]
      return route === undefined ? [] : [patternOf(route)]
    })
    this.#languages = new Map(
      Object.keys(modules).flatMap((id) => {
        const language = /^engine\/words\/languages\/(.+)\.ts$/.exec(id)?.[1]
        return language === undefined ? [] : [[language, without(closure([id]))] as const]
      }),
    )
  }

  /** Whether a path is one of a screen. */
  readonly has = (path: string): boolean => this.#paths.some((pattern) => pattern.test(path))

  /** The value of a `link` header for the page at a path, at most 2 kB; null for a page that needs nothing more. */
  linkFor(path: string, language: Language): string | null {
    const screen = this.#screens.find(({ pattern }) => pattern.test(path))
    let link = ''
    for (const file of new Set([...(this.#languages.get(language) ?? []), ...(screen?.files ?? [])])) {
      // As Vite's loader requests it: otherwise the browser does not use what was preloaded.
      const rel = file.endsWith('.css') ? 'preload;as=style;crossorigin' : 'modulepreload'
      const more = `</${file}>;rel=${rel}`
      if (link.length + more.length + 1 > longestBytes) break
      link += link === '' ? more : `,${more}`
    }
    return link === '' ? null : link
  }
}

/** Of a build; null where it has no manifests, as in tests of other things. Rejects where one cannot be read. */
export async function readScreenPreloads(directory: string): Promise<ScreenPreloads | null> {
  const read = (name: string) => readFile(join(directory, name), 'utf8')
  try {
    const [chunks, modules, page] = await Promise.all([
      read('.vite/manifest.json'),
      read('.vite/ssr-manifest.json'),
      read('index.html'),
    ])
    return new ScreenPreloads({ chunks: JSON.parse(chunks), modules: JSON.parse(modules), page })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Paths of a route by the name of its file: `_brand/_menu/brand.guide.core` is /brand/guide/core, `$step` one part,
 * `{-$provider}` one part or none, `$` the rest.
 */
function patternOf(route: string): RegExp {
  const parts = route
    .split(/[/.]/)
    .filter((part) => part !== '' && part !== 'index' && !part.startsWith('_'))
    .map((part) => {
      if (part === '$') return '/.+'
      if (part.startsWith('{-$')) return '(/[^/]+)?'
      return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
    })
  return new RegExp(`^${parts.join('')}/?$`)
}
