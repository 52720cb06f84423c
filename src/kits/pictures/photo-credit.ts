import { readFileFacts } from '#contract/file.ts'
import { isOnline } from '#engine/browser/network.ts'
import { fetchFile } from '#engine/files/fetch-file.ts'
import { filesOf, findFile } from '#engine/files/kept-files.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { rest } from '#engine/rest/rest.ts'
import type { PhotoCredit } from '#engine/store/file-row.ts'
import type { FileReference } from '#model/fields/file.ts'

/** Downloads a picture that the server has just added from a photo service, and stores its credit. */
export async function keepAdded(
  idAccount: number,
  brand: BrandRef,
  { idFile, credit }: { idFile: number; credit: PhotoCredit | null },
): Promise<void> {
  if ((await fetchFile(idAccount, brand, idFile)) && credit) await keepCredit(idAccount, idFile, credit)
}

/** The credit of a picture, from this device or, with a network, from the server; null where neither has one. */
export async function findCredit(
  account: number | null,
  brand: BrandRef,
  reference: FileReference,
): Promise<PhotoCredit | null> {
  const stored = await findFile(isLocal(brand) ? null : account, reference)
  if (stored?.credit) return stored.credit
  const isAtServer = 'idFile' in reference && account !== null && !isLocal(brand)
  return isAtServer && isOnline() ? askCredit(account, reference.idFile) : null
}

/** Reads the credit of a picture from the server and stores it with the picture. */
export async function askCredit(idAccount: number, idFile: number): Promise<PhotoCredit | null> {
  const result = await rest(readFileFacts, { params: { idFile } })
  if (!result.ok || !result.answer.credit) return null
  await keepCredit(idAccount, idFile, result.answer.credit)
  return result.answer.credit
}

async function keepCredit(idAccount: number, idFile: number, credit: PhotoCredit): Promise<void> {
  await filesOf(idAccount)
    .where('idFile')
    .equals(idFile)
    .modify({ credit })
    .catch((cause: unknown) => console.warn('the credit of a picture could not be stored', cause))
}
