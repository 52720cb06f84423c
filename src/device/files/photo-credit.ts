import { readFileFacts } from '#contract/file.ts'
import type { BrandRef } from '../brand-ref.ts'
import { rest } from '../rest.ts'
import type { PhotoCredit } from '../store/file-row.ts'
import { fetchFile } from './fetch-file.ts'
import { filesOf } from './kept-files.ts'

/** A picture that the server has just taken from a photo service: here at once, with whose it is. */
export async function keepPlaced(
  idAccount: number,
  brand: BrandRef,
  { idFile, credit }: { idFile: number; credit: PhotoCredit | null },
): Promise<void> {
  if ((await fetchFile(idAccount, brand, idFile)) && credit) await keepCredit(idAccount, idFile, credit)
}

/** Whose a picture is, as the server knows it; kept with the picture, for when there is no network. */
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
    .catch((cause: unknown) => console.warn('whose a picture is is not kept on this device', cause))
}
