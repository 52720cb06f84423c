import type { AnswerOf } from '#contract/call.ts'
import { readChanges } from '#contract/drive.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import type { Drive } from '../rows/drive-row.ts'

type Page = AnswerOf<typeof readChanges>

/** What was changed in a drive since a cursor, as it is now. */
export interface Changes extends Omit<Page, 'hasMore'> {
  /** It is all that is in the drive: what is not in it is gone. */
  readonly isWhole: boolean
}

const size = 1000

/** Reads page by page; from the beginning where the server does not know the cursor any more. */
export async function askChanges(
  idBrand: number,
  createdType: Drive,
  cursor: string | null,
): Promise<Result<Changes>> {
  const changes = {
    files: [] as Page['files'],
    directories: [] as Page['directories'],
    tags: [] as Page['tags'],
    removed: { idFiles: [] as number[], idDirectories: [] as number[], idTags: [] as number[] },
  }
  for (let at = cursor; ; ) {
    const query = { createdType, size, ...(at === null ? {} : { cursor: at }) }
    const result = await rest(readChanges, { query }, { idBrand })
    if (!result.ok)
      return result.code === 'CONFLICT' && at !== null ? askChanges(idBrand, createdType, null) : result
    const { answer } = result
    changes.files.push(...answer.files)
    changes.directories.push(...answer.directories)
    changes.tags.push(...answer.tags)
    for (const name of ['idFiles', 'idDirectories', 'idTags'] as const)
      changes.removed[name].push(...answer.removed[name])
    if (!answer.hasMore)
      return { ok: true, answer: { ...changes, cursor: answer.cursor, isWhole: cursor === null } }
    at = answer.cursor
  }
}
