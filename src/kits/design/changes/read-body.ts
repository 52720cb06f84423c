import { isOnline } from '#engine/browser/network.ts'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { withDesign } from './with-design.ts'

/** A design as this device has it, otherwise as the server gives it; null where neither does. */
export async function readBody(brand: BrandRef, name: DocumentName): Promise<Body | null> {
  const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
  const isHere = (await namesOnDevice(account, brand)).includes(name)
  if (!isHere && (account === null || !isOnline())) return null
  const update = isHere ? await readWholeDocument({ account, brand, name }) : null
  if (!update) return withDesign(brand, name, ({ doc }) => bodyOf(doc))
  return bodyOfUpdate(update)
}
