import { findFile } from '#engine/files/kept-files.ts'
import { prepareFile } from '#engine/files/prepare-file.ts'
import { currentSession } from '#engine/identity/session.ts'
import { logoRule, photoRule } from '#kits/pictures/file-rules.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { DriveFile } from '../rows/drive-file.ts'
import { findDriveBytes } from './read-drive-file.ts'
import { sha256Of } from './sha256.ts'

/**
 * Which pictures of a document show the same as a file of the drive: the file itself, or a copy of it, as a document takes it
 * from the drive or from the same file of a computer, without the metadata of the camera. Only what is on this device counts.
 */
export async function findUses(
  file: DriveFile,
  references: readonly FileReference[],
): Promise<readonly FileReference[]> {
  const same = references.filter((one) => 'idFile' in one && one.idFile === file.idFile)
  const session = currentSession()
  if (same.length > 0 || !session || file.kind !== 'IMAGE') return same
  const bytes = await findDriveBytes(file)
  if (!bytes) return []
  const copies = new Map<number, string>()
  for (const blob of [bytes, await asTaken(bytes)]) if (blob) copies.set(blob.size, await sha256Of(blob))
  const uses: FileReference[] = []
  for (const reference of references) {
    const stored = await findFile(session.idAccount, reference)
    const hash = stored && copies.get(stored.blob.size)
    if (stored && hash !== undefined && (await sha256Of(stored.blob)) === hash) uses.push(reference)
  }
  return uses
}

async function asTaken(bytes: Blob): Promise<Blob | null> {
  const types = [...photoRule.types, ...logoRule.types, 'image/svg+xml' as const]
  // A drawing that was taken without a part of it is a copy as well.
  const prepared = await prepareFile(bytes, { ...photoRule, types }, async () => true)
  return prepared.ok ? prepared.blob : null
}
