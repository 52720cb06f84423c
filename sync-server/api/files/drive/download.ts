import type { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { archiveOf, fileBytes } from './archive.ts'
import { readable } from './trees.ts'

interface DownloadSelection {
  readonly idFiles: readonly number[]
  readonly idDirectories: readonly number[]
}

/**
 * One file as itself; several, or folders with all that is in them, as one archive that is written while it is sent. Rejects with
 * NOT_FOUND where the caller may not read one of them.
 */
export async function download(context: CallContext, asked: DownloadSelection): Promise<Bytes> {
  const files = await readable(context, 'file', asked.idFiles)
  const folders = await readable(context, 'directory', asked.idDirectories)
  const [only] = files
  if (only && files.length === 1 && folders.length === 0) return fileBytes(context, only)
  return archiveOf(context, { files, folders })
}
