import type { InputOf } from '#contract/call.ts'
import { createDocument } from '#contract/document.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { rest } from '#engine/rest/rest.ts'
import { isOfMany, kindOf, parseDocumentName } from '#model/document-kinds/names.ts'

type Body = InputOf<typeof createDocument>['body']

/**
 * Makes the documents of an adopted brand of kinds of which a brand has many: until the server has a row of one, its room does
 * not open. False: not all could be made; repeating it makes none twice.
 */
export async function createDocuments(ref: LocalBrandRef, idBrand: number): Promise<boolean> {
  for (const document of await namesOnDevice(null, ref)) {
    if (!isOfMany(kindOf(document))) continue
    const result = await rest(
      createDocument,
      { body: { document } as Body },
      // Another brand may have one of the same id, from the same archive.
      { idBrand, idempotencyKey: `${idBrand}-${parseDocumentName(document)?.id}` },
    )
    // CONFLICT: it is there, also where it is in the trash by now. LIMIT_EXCEEDED: no later try would make it.
    if (!result.ok && result.code !== 'CONFLICT' && result.code !== 'LIMIT_EXCEEDED') return false
  }
  return true
}
