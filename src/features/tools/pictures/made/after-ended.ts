import { brandRead } from '#kits/team/brand.ts'

/** Brings onto this device what the end of a request has changed: files of the drive, and credits. Never rejects. */
export async function afterEnded(idBrand: number): Promise<void> {
  try {
    const [{ refreshDrive }, { readAgain }] = await Promise.all([
      import('#kits/drive/server/refresh-drive.ts'),
      import('#engine/reads/read-again.ts'),
    ])
    await Promise.all([refreshDrive('BRAND'), readAgain(idBrand, [brandRead])])
  } catch (cause) {
    console.warn('what pictures have changed cannot be read again', cause)
  }
}
