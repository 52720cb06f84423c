import type { AnswerOf } from '#contract/call.ts'
import { pageDirectories } from '#contract/directory.ts'
import { listTags, pageFiles } from '#contract/drive.ts'
import { type Result, rest } from '../rest/rest.ts'
import type { Drive } from '../store/drive-row.ts'

export type ServedFile = AnswerOf<typeof pageFiles>['_embedded']['resFileLists'][number]
export type ServedFolder = AnswerOf<typeof pageDirectories>['_embedded']['resDirectoryLists'][number]
export type ServedTag = AnswerOf<typeof listTags>['_embedded']['tags'][number]

export interface ServedDrive {
  readonly files: readonly ServedFile[]
  readonly folders: readonly ServedFolder[]
  readonly tags: readonly ServedTag[]
}

const size = 200
const states = ['USED', 'TRASH'] as const

/** A whole drive from the server, its trash included, page by page. */
export async function askDrive(idBrand: number, createdType: Drive): Promise<Result<ServedDrive>> {
  const options = { idBrand }
  const files: ServedFile[] = []
  const folders: ServedFolder[] = []
  const askFolders = async (deletedType: 'USED' | 'TRASH', idParentDirectory: number) => {
    const found: ServedFolder[] = []
    for (let page = 0; ; page += 1) {
      const query = { createdType, deletedType, idParentDirectory, page, size }
      const result = await rest(pageDirectories, { query }, options)
      if (!result.ok) return result
      found.push(...result.answer._embedded.resDirectoryLists)
      if (page + 1 >= result.answer.page.totalPages) return { ok: true, answer: found } as const
    }
  }
  for (const deletedType of states) {
    for (let page = 0; ; page += 1) {
      const query = { createdType, deletedType, sort: 'createdAt,ASC', page, size } as const
      const result = await rest(pageFiles, { query }, options)
      if (!result.ok) return result
      files.push(...result.answer._embedded.resFileLists)
      if (page + 1 >= result.answer.page.totalPages) break
    }
  }
  const waiting = [0]
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const found = await askFolders('USED', id)
    if (!found.ok) return found
    folders.push(...found.answer)
    waiting.push(...found.answer.map(({ idDirectory }) => idDirectory))
  }
  const trashed = await askFolders('TRASH', 0)
  if (!trashed.ok) return trashed
  const tags = await rest(listTags, { query: { createdType } }, options)
  if (!tags.ok) return tags
  return {
    ok: true,
    answer: { files, folders: [...folders, ...trashed.answer], tags: tags.answer._embedded.tags },
  }
}
