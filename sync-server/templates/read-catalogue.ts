import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPages } from './check-pages.ts'
import { byNumber, numberedFolders, reasonOf } from './numbered-folders.ts'
import { documentsFolder, type GoogleTemplate, readDocuments } from './read-documents.ts'
import { hashOf, parsed, readBounded, readTemplate, type StoredTemplate } from './read-template.ts'
import { type Tag, tagsFile } from './template-files.ts'

/** The templates of all directories. */
export interface Catalogue {
  /** By number. */
  readonly templates: readonly StoredTemplate[]
  readonly tags: readonly Tag[]
  /** Google documents, by number. */
  readonly documents: readonly GoogleTemplate[]
  /** Changes with any template or tag that is served. */
  readonly hash: string
  /** What is not served, as `<file>: <reason>`. */
  readonly problems: readonly string[]
}

const mostTemplates = 2_000
/** Folders that are read at a time. */
const atOnce = 32

/**
 * Reads the directories in their order. In each are `tags.json`, which all but the first may leave out, and a folder
 * `<number>-<any name>` for each template; `documents` has such folders for Google documents. A template, document or tag takes
 * the place of one with its number or key in an earlier directory. Never rejects: what cannot be served is among the problems.
 */
export async function readCatalogue(directories: readonly string[]): Promise<Catalogue> {
  const problems: string[] = []
  const tags = new Map<string, Tag>()
  const templates = new Map<number, StoredTemplate>()
  const documents = new Map<number, GoogleTemplate>()
  for (const [at, directory] of directories.entries()) {
    const entries = await readdir(directory, { withFileTypes: true }).catch(() => {
      problems.push(`${directory}: cannot be read`)
      return []
    })
    if (at === 0 || entries.some(({ name }) => name === 'tags.json')) await addTags(directory)
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    await addTemplates(
      directory,
      folders.filter((name) => name !== documentsFolder),
    )
    if (folders.includes(documentsFolder)) {
      const found = await readDocuments(join(directory, documentsFolder))
      for (const one of found.documents) documents.set(one.idTemplate, one)
      problems.push(...found.problems)
    }
  }
  const all = [...templates.values()].sort(byNumber)
  const listed = [...tags.values()].sort((a, b) => a.id - b.id)
  const hash = hashOf([JSON.stringify(listed), ...all.map((each) => `${each.idTemplate} ${each.hash}`)])
  return { templates: all, tags: listed, documents: [...documents.values()].sort(byNumber), hash, problems }

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
    const { numbered, faults } = numberedFolders(folders, { noun: 'template', most: mostTemplates })
    problems.push(...faults.map((fault) => `${directory}/${fault}`))
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
