import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { readNamesHere } from './names-here.ts'

/**
 * The body of a design as this device has it, without opening it; null: it has none; undefined while that is read, and where
 * `document` is null.
 */
export function useStoredBody(brand: BrandRef, document: DocumentName | null): Body | null | undefined {
  return useLoaded(document && `${brand} ${document}`, async () => {
    if (document === null) return null
    const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
    // Looking at a list makes no database of a design that is not here.
    const here = await readNamesHere(account, brand)
    if (!here.includes(document)) return null
    const update = await readWholeDocument({ account, brand, name: document })
    return update && bodyOfUpdate(update)
  })
}
