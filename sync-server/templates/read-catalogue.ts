import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { KnownTemplates } from './known-templates.ts'
import { numberedFolders, reasonOf } from './numbered-folders.ts'
import { documentsFolder, type GoogleTemplate, readDocuments } from './read-documents.ts'
import { parsed, readBounded, type StoredTemplate } from './read-template.ts'
import { type AboutBundle, bundleFile, type Tag, tagsFile } from './template-files.ts'

/** Templates that are put together for one purpose. */
export interface StoredBundle {
  readonly idBundle: number
  readonly about: AboutBundle
  /** In its order. */
  readonly templates: readonly StoredTemplate[]
}

/** Where templates, with Google documents in a folder of theirs, and bundles are. */
export interface TemplateSource {
  readonly templates: string
  /** May be missing. */
  readonly bundles: string
}

/** What all sources have. */
export interface Catalogue {
  /** By number. */
  readonly templates: readonly StoredTemplate[]
  /** By number. */
  readonly bundles: readonly StoredBundle[]
  readonly tags: readonly Tag[]
  /** Google documents, by number. */
  readonly documents: readonly GoogleTemplate[]
  /** What is not served, as `<file>: <reason>`. */
  readonly problems: readonly string[]
}

const mostTemplates = 2_000
const mostBundles = 200
/** Folders that are read at a time. */
const atOnce = 32

/**
 * Reads the sources in their order. In each are `tags.json`, which all but the first may leave out, a folder
 * `<number>-<any name>` for each template, one for each bundle, and `documents` with one for each Google document. What has the
 * number or key of something in an earlier source takes its place. Templates that
 * `known` has read before are not read again while their files are the same. Never rejects: what cannot be served is among the problems.
 */
export async function readCatalogue(
  sources: readonly TemplateSource[],
  known = new KnownTemplates(),
): Promise<Catalogue> {
  const problems: string[] = []
  const tags = new Map<string, Tag>()
  const templates = new Map<number, StoredTemplate>()
  const bundles = new Map<number, StoredBundle>()
  const documents = new Map<number, GoogleTemplate>()
  for (const [at, source] of sources.entries()) {
    const directory = source.templates
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => {
      problems.push(`${directory}: cannot be read`)
      return []
    })
    if (at === 0 || entries.some(({ name }) => name === 'tags.json')) await addTags(directory)
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    await addTemplates(
      directory,
      folders.filter((name) => name !== documentsFolder && join(directory, name) !== source.bundles),
    )
    if (folders.includes(documentsFolder)) {
      const found = await readDocuments(join(directory, documentsFolder))
      for (const one of found.documents) documents.set(one.idTemplate, one)
      problems.push(...found.problems)
    }
  }
  // After all templates: a bundle may have those of another source.
  for (const source of sources) await addBundles(source.bundles)
  return {
    templates: sorted(templates, ({ idTemplate }) => idTemplate),
    bundles: sorted(bundles, ({ idBundle }) => idBundle),
    tags: [...tags.values()].sort((a, b) => a.id - b.id),
    documents: sorted(documents, ({ idTemplate }) => idTemplate),
    problems,
  }

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

  async function addTemplates(directory: string, folders: readonly string[]): Promise<void> {
    const keys = new Set(tags.keys())
    const { numbered, faults } = numberedFolders(folders, { noun: 'template', most: mostTemplates })
    problems.push(...faults.map((fault) => `${directory}/${fault}`))
    for (let from = 0; from < numbered.length; from += atOnce)
      await Promise.all(
        numbered.slice(from, from + atOnce).map(async ({ name, number }) => {
          try {
            templates.set(number, await known.read(join(directory, name), number, keys))
          } catch (error) {
            problems.push(`${directory}/${name}: ${reasonOf(error)}`)
          }
        }),
      )
  }

  async function addBundles(directory: string): Promise<void> {
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => [])
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const { numbered, faults } = numberedFolders(folders, { noun: 'bundle', most: mostBundles })
    problems.push(...faults.map((fault) => `${directory}/${fault}`))
    for (const { name, number } of numbered) {
      try {
        const about = parsed('about.json', bundleFile, await readBounded(join(directory, name), 'about.json'))
        const own = about.templates.map((idTemplate) => {
          const template = templates.get(idTemplate)
          if (!template) throw new Error(`about.json templates: ${idTemplate} is not served`)
          return template
        })
        bundles.set(number, { idBundle: number, about, templates: own })
      } catch (error) {
        problems.push(`${directory}/${name}: ${reasonOf(error)}`)
      }
    }
  }
}

function sorted<Item>(items: ReadonlyMap<number, Item>, numberOf: (item: Item) => number): Item[] {
  return [...items.values()].sort((a, b) => numberOf(a) - numberOf(b))
}
