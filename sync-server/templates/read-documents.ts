import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { numberedFolders, reasonOf } from './numbered-folders.ts'
import { parsed, readBounded } from './read-template.ts'
import { documentFile } from './template-files.ts'

/** A Google document that the operator offers. Its number is one among documents, apart from those of designs. */
export interface GoogleTemplate {
  readonly idTemplate: number
  readonly about: z.infer<typeof documentFile>
}

/** The folder of a directory of templates in which its Google documents are. */
export const documentsFolder = 'documents'

const mostDocuments = 200

/** Reads `<number>-<any name>/about.json` of each document, by number. Never rejects: what cannot be served is among the problems. */
export async function readDocuments(folder: string): Promise<{
  readonly documents: readonly GoogleTemplate[]
  readonly problems: readonly string[]
}> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (entries === null) return { documents: [], problems: [`${folder}: cannot be read`] }
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const { numbered, faults } = numberedFolders(folders, { noun: 'document', most: mostDocuments })
  const problems = faults.map((fault) => `${folder}/${fault}`)
  const documents: GoogleTemplate[] = []
  for (const { name, number } of numbered) {
    try {
      const text = await readBounded(join(folder, name), 'about.json')
      documents.push({ idTemplate: number, about: parsed('about.json', documentFile, text) })
    } catch (error) {
      problems.push(`${folder}/${name}: ${reasonOf(error)}`)
    }
  }
  return { documents, problems }
}
