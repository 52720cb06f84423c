import { download } from '#engine/browser/download.ts'
import { readFile } from '#engine/files/read-file.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { FileReference } from '#model/fields/file.ts'
import { exportBrand, type StoredFile } from './export-brand.ts'

/** Downloads a .zip of each brand, from what this device has. */
export async function saveCopies(account: number, brands: readonly number[]): Promise<void> {
  for (const brand of brands) {
    const { fileName, archive } = await exportBrand({
      brand,
      account,
      readFile: (reference) => readStored(account, brand, reference),
    })
    download(fileName, archive)
  }
}

async function readStored(
  account: number,
  brand: BrandRef,
  reference: FileReference,
): Promise<StoredFile | null> {
  const file = await readFile(account, brand, reference)
  if (!file) return null
  const { name, blob } = file
  return { name, type: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) }
}
