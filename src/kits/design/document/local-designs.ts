import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { readStoredState } from '#engine/documents/storage/stored-answers.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'

/** What a list shows of a design that only this device has. */
export interface LocalDesign extends Pick<Body, 'form' | 'width' | 'height' | 'unit' | 'tags'> {
  readonly document: DocumentName
  readonly title: string
  /** Epoch ms at which it was made. */
  readonly createdAt: number
}

const changes = createWatched(0)
/** Grows when designs of a local brand were changed on this page. */
export const localDesignChanges: Watched<number> = changes

export function localDesignsChanged(): void {
  changes.set(changes.get() + 1)
}

/** The designs of a brand that is on no server, as the documents have them, newest first. */
export async function readLocalDesigns(brand: LocalBrandRef): Promise<readonly LocalDesign[]> {
  const names = (await namesOnDevice(null, brand)).filter((name) => name.startsWith(`${design.$.name}/`))
  const found: LocalDesign[] = []
  for (const document of names) {
    const ref = { account: null, brand, name: document }
    const update = await readWholeDocument(ref)
    if (!update) continue
    // The note of what the server lacks is written with the document, and of a local brand it stays.
    const { unsynced } = await readStoredState(databaseNameOf(ref))
    found.push({ document, createdAt: unsynced.since ?? 0, ...factsIn(update) })
  }
  return found.sort((a, b) => b.createdAt - a.createdAt)
}

function factsIn(update: Uint8Array) {
  const { name, form, width, height, unit, tags } = bodyOfUpdate(update)
  return { title: name, form, width, height, unit, tags }
}
