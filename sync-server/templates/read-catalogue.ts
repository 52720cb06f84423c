import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { checkPages } from './check-pages.ts'
import { hashOf, parsed, readBounded, readTemplate, type StoredTemplate } from './read-template.ts'
import { type AboutBundle, bundleFile, type Tag, tagsFile } from './template-files.ts'

/** Templates that are put together for one purpose. */
export interface StoredBundle {
  readonly idBundle: number
  readonly about: AboutBundle
  /** In its order. */
  readonly templates: readonly StoredTemplate[]
}

/** Where templates and bundles are. */
export interface TemplateSource {
  readonly templates: string
  /** May be missing. */
  readonly bundles: string
}

/** The templates and bundles of all directories. */
export interface Catalogue {
  /** By number. */
  readonly templates: readonly StoredTemplate[]
  /** By number. */
  readonly bundles: readonly StoredBundle[]
  readonly tags: readonly Tag[]
  /** Changes with any file that is served. */
  readonly hash: string
  /** What is not served, as `<file>: <reason>`. */
  readonly problems: readonly string[]
}

const mostTemplates = 2_000
const mostBundles = 200
/** Folders that are read at a time. */
const atOnce = 32

/**
 * Reads the sources in their order. In each are `tags.json`, which all but the first may leave out, a folder
 * `<number>-<any name>` for each template, and one for each bundle. What has the number or key of something in an earlier source
 * takes its place. Never rejects: what cannot be served is among the problems.
 */
export async function readCatalogue(sources: readonly TemplateSource[]): Promise<Catalogue> {
  const problems: string[] = []
  const tags = new Map<string, Tag>()
  const templates = new Map<number, StoredTemplate>()
  const bundles = new Map<number, StoredBundle>()
  for (const [at, source] of sources.entries()) {
    const directory = source.templates
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => {
      problems.push(`${directory}: cannot be read`)
      return []
    })
    if (at === 0 || entries.some(({ name }) => name === 'tags.json')) await addTags(directory)
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(directory, name))
    await addTemplates(folders.filter((folder) => folder !== source.bundles))
  }
  // After all templates: a bundle may have those of another source.
  for (const source of sources) await addBundles(source.bundles)
  const all = sorted(templates, ({ idTemplate }) => idTemplate)
  const allBundles = sorted(bundles, ({ idBundle }) => idBundle)
  const listed = [...tags.values()].sort((a, b) => a.id - b.id)
  const hash = hashOf([
    JSON.stringify(listed),
    ...all.map((each) => `${each.idTemplate} ${each.hash}`),
    ...allBundles.map(({ idBundle, about }) => `${idBundle} ${JSON.stringify(about)}`),
  ])
  return { templates: all, bundles: allBundles, tags: listed, hash, problems }

  async function addTags(directory: string): Promise<void> {
    try {
      for (const tag of parsed('tags.json', tagsFile, await readBounded(directory, 'tags.json'))) {
        const taken = [...tags.values()].find(({ id, key }) => id === tag.id && key !== tag.key)
        if (taken) problems.push(`${directory}/tags.json: ${tag.key} has the number of ${taken.key}`)
        else tags.set(tag.key, tag)
      }
    } catch (error) {
      problems.push(`${directory}/${reasonOf(error)}`)
    }
  }

  async function addTemplates(folders: readonly string[]): Promise<void> {
    const known = new Set(tags.keys())
    const folderOf = numbered(folders, 'template', mostTemplates)
    for (let from = 0; from < folderOf.length; from += atOnce)
      await Promise.all(
        folderOf.slice(from, from + atOnce).map(async ({ folder, number }) => {
          try {
            const template = await readTemplate(folder, number, known)
            checkPages(template)
            templates.set(number, template)
          } catch (error) {
            problems.push(`${folder}: ${reasonOf(error)}`)
          }
        }),
      )
  }

  async function addBundles(directory: string): Promise<void> {
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(directory, name))
    for (const { folder, number } of numbered(folders, 'bundle', mostBundles)) {
      try {
        const about = parsed('about.json', bundleFile, await readBounded(folder, 'about.json'))
        const own = about.templates.map((idTemplate) => {
          const template = templates.get(idTemplate)
          if (!template) throw new Error(`about.json templates: ${idTemplate} is not served`)
          return template
        })
        bundles.set(number, { idBundle: number, about, templates: own })
      } catch (error) {
        problems.push(`${folder}: ${reasonOf(error)}`)
      }
    }
  }

  /** The folders by their numbers; what has none, or one twice, is a problem. */
  function numbered(
    folders: readonly string[],
    what: 'template' | 'bundle',
    most: number,
  ): { readonly folder: string; readonly number: number }[] {
    const taken = new Set<number>()
    return folders.toSorted(byNumber).flatMap((folder) => {
      const number = Number(/^([1-9]\d{0,5})(?:-|$)/.exec(basename(folder))?.[1])
      const problem = Number.isNaN(number)
        ? `the name of a ${what}'s folder begins with its number`
        : taken.has(number)
          ? `another folder has the number ${number}`
          : taken.size === most
            ? `a directory has at most ${most} ${what}s`
            : null
      if (problem !== null) {
        problems.push(`${folder}: ${problem}`)
        return []
      }
      taken.add(number)
      return [{ folder, number }]
    })
  }
}

function sorted<Item>(items: ReadonlyMap<number, Item>, numberOf: (item: Item) => number): Item[] {
  return [...items.values()].sort((a, b) => numberOf(a) - numberOf(b))
}

function byNumber(one: string, other: string): number {
  const [a, b] = [basename(one), basename(other)]
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
}
