import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'

const next = new Map<string, Promise<readonly DocumentName[]>>()

/** Names of the documents of a brand on this device, read once for all that ask in the same moment, such as the cards of a list. */
export function readNamesHere(account: number | null, brand: BrandRef): Promise<readonly DocumentName[]> {
  const id = `${account} ${brand}`
  const known = next.get(id)
  if (known) return known
  const reading = Promise.resolve().then(() => {
    // What is made after this is in the next reading.
    next.delete(id)
    return namesOnDevice(account, brand)
  })
  next.set(id, reading)
  return reading
}
