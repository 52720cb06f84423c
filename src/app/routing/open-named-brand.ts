import { isOnline } from '#engine/browser/network.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { currentBrand, currentSession, openBrand } from '#engine/identity/session.ts'
import { pullBrands, readBrands } from '#engine/store/brands.ts'

/** Opens a brand of the signed-in account. Answers why it is not: it is none of theirs, or this device cannot know without a network. */
export async function openNamedBrand(id: number): Promise<'open' | 'signedOut' | 'notTheirs' | 'unknown'> {
  const session = currentSession()
  if (!session) return 'signedOut'
  if (currentBrand() === id) return 'open'
  const isTheirs = async () => (await readBrands(session.idAccount)).some((brand) => brand.id === id)
  if (!(await isTheirs())) {
    const isSaid = isOnline() && (await pullBrands())
    if (!isSaid) return 'unknown'
    if (!(await isTheirs())) return 'notTheirs'
  }
  await flushDocuments()
  openBrand(id)
  return 'open'
}
