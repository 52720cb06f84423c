import { readFile } from '#engine/files/read-file.ts'
import { saysMade } from '#kits/pictures/made/says-made.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { DriveFile } from '../rows/drive-file.ts'

/** A picture of the guide as a file of the drive; null where it cannot be had now. `name`: for one without a name of its own. */
export async function readGuidePicture(
  { idAccount, brand }: { readonly idAccount: number; readonly brand: number },
  reference: FileReference,
  name: string,
): Promise<DriveFile | null> {
  const stored = await readFile(idAccount, brand, reference)
  if (!stored) return null
  const isMade = await saysMade(stored.blob)
  const idFile = 'idFile' in reference ? reference.idFile : null
  return {
    key: 'idFile' in reference ? `file-${reference.idFile}` : reference.idBlob,
    idFile,
    brand,
    drive: 'BRAND',
    folder: null,
    name: reference.name || stored.name || name,
    type: stored.blob.type,
    kind: 'IMAGE',
    size: stored.blob.size,
    width: null,
    height: null,
    tags: [],
    url: null,
    sha256: null,
    idAccount: null,
    // A document does not tell since when it has a picture.
    createdAt: 0,
    trashedAt: null,
    locked: true,
    // Its bytes do not tell which one.
    ...(isMade && { madeBy: { model: null } }),
    upload: idFile === null ? 'waiting' : null,
  }
}
