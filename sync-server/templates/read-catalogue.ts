import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPages } from './check-pages.ts'
import { hashOf, parsed, readBounded, readTemplate, type StoredTemplate } from './read-template.ts'
import { type Tag, tagsFile } from './template-files.ts'

/** The templates of all directories. */
export interface Catalogue {
  /** By number. */
  readonly templates: readonly StoredTemplate[]
  readonly tags: readonly Tag[]
  /** Changes with any file that is served. */
  readonly hash: string
  /** What is not served, as `<file>: <reason>`. */
  readonly problems: readonly string[]
}

const mostTemplates = 2_000
/** Folders that are read at a time. */
const atOnce = 32

/**
 * Reads the directories in their order. In each are `tags.json`, which all but the first may leave out, and a folder
 * `<number>-<any name>` for each template. A template or tag takes the place of one with its number or key in an earlier
 * directory. Never rejects: what cannot be served is among the problems.
 */
export async function readCatalogue(directories: readonly string[]): Promise<Catalogue> {
  const problems: string[] = []
  const tags = new Map<string, Tag>()
  const templates = new Map<number, StoredTemplate>()
  for (const [at, directory] of directories.entries()) {
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => {
      problems.push(`${directory}: cannot be read`)
      return []
    })
    if (at === 0 || entries.some(({ name }) => name === 'tags.json')) await addTags(directory)
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    await addTemplates(directory, folders.sort(byNumber))
  }
  const all = [...templates.values()].sort((a, b) => a.idTemplate - b.idTemplate)
  const listed = [...tags.values()].sort((a, b) => a.id - b.id)
  const hash = hashOf([JSON.stringify(listed), ...all.map((each) => `${each.idTemplate} ${each.hash}`)])
  return { templates: all, tags: listed, hash, problems }

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
    const known = new Set(tags.keys())
    const taken = new Set<number>()
    const numbered = folders.flatMap((name) => {
      const idTemplate = Number(/^([1-9]\d{0,5})(?:-|$)/.exec(name)?.[1])
      const problem = Number.isNaN(idTemplate)
        ? "the name of a template's folder begins with its number"
        : taken.has(idTemplate)
          ? `another folder has the number ${idTemplate}`
          : taken.size === mostTemplates
            ? `a directory has at most ${mostTemplates} templates`
            : null
      if (problem !== null) {
        problems.push(`${directory}/${name}: ${problem}`)
        return []
      }
      taken.add(idTemplate)
      return [{ name, idTemplate }]
    })
    for (let from = 0; from < numbered.length; from += atOnce)
      await Promise.all(
        numbered.slice(from, from + atOnce).map(async ({ name, idTemplate }) => {
          try {
            const template = await readTemplate(join(directory, name), idTemplate, known)
            checkPages(template)
            templates.set(idTemplate, template)
          } catch (error) {
            problems.push(`${directory}/${name}: ${reasonOf(error)}`)
          }
        }),
      )
  }
}

function byNumber(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error)
}
