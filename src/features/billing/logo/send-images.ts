import type { Failure } from '#engine/rest/rest.ts'
import { uploadToDrive } from '#kits/drive/server/upload-to-drive.ts'
import type { LogoImage } from '#kits/logo/logo-draft.ts'

export type SentImages =
  | { readonly ok: true; readonly idFiles: readonly number[] }
  | { readonly ok: false; readonly failure: Failure }

/** Puts the images that only this device has into the drive of the brand; each that was sent is kept as such. */
export async function sendImages(
  idBrand: number,
  images: readonly LogoImage[],
  keep: (images: readonly LogoImage[]) => Promise<unknown>,
): Promise<SentImages> {
  let known = images
  for (const { id, name, blob, idFile } of images) {
    if (idFile !== null || blob === null) continue
    const sent = await uploadToDrive(idBrand, blob, name)
    if (!sent.ok) return { ok: false, failure: sent }
    const { idFile: stored } = sent.answer
    known = known.map((image) => (image.id === id ? { ...image, idFile: stored, blob: null } : image))
    await keep(known)
  }
  return { ok: true, idFiles: known.flatMap(({ idFile }) => (idFile === null ? [] : [idFile])) }
}
