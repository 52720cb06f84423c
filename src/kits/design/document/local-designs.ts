import * as Y from 'yjs'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'

export interface LocalDesign {
  readonly document: DocumentName
  readonly title: string
}

const changes = createWatched(0)
/** Grows when a design of a local brand was made on this page. */
export const localDesignChanges: Watched<number> = changes

export function localDesignsChanged(): void {
  changes.set(changes.get() + 1)
}

/** The designs of a brand that is on no server, by their titles as the documents have them. */
export async function readLocalDesigns(brand: LocalBrandRef): Promise<readonly LocalDesign[]> {
  const names = (await namesOnDevice(null, brand)).filter((name) => name.startsWith(`${design.$.name}/`))
  const found: LocalDesign[] = []
  for (const name of names) {
    const update = await readWholeDocument({ account: null, brand, name })
    if (update) found.push({ document: name, title: titleIn(update) })
  }
  return found
}

function titleIn(update: Uint8Array): string {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const title = design.design.title.read(doc) ?? ''
  doc.destroy()
  return title
}
