import * as Y from 'yjs'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { drawWithPackages } from './open-fonts.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/*
 * What the process for drawings does of designs: both take as long as a document wants, and are ended with the process where that
 * is too long.
 */

export interface StoredDesign {
  /** A Yjs state, V2. */
  readonly snapshot: Uint8Array | null
  /** Yjs updates, V1. */
  readonly tail: readonly Uint8Array[]
}

export interface DesignPicture {
  /** With the first page alone. */
  readonly body: Body
  readonly dress: Dress
  /** Data URLs of the pictures of the dress by their keys. */
  readonly addresses: ReadonlyMap<string, string>
}

/** A stored design with its first page alone; null where it has none. */
export async function readFirstPage({ snapshot, tail }: StoredDesign): Promise<Body | null> {
  const doc = new Y.Doc()
  try {
    doc.transact(() => {
      if (snapshot) Y.applyUpdateV2(doc, snapshot)
      for (const update of tail) Y.applyUpdate(doc, update)
    })
    const body = bodyOf(doc)
    return body.pages.length === 0 ? null : { ...body, pages: body.pages.slice(0, 1) }
  } finally {
    doc.destroy()
  }
}

/** WebP of a page in a dress; what has nothing to show is left out. Rejects where the scene refuses the page. */
export async function drawDesign({ body, dress, addresses }: DesignPicture): Promise<Buffer> {
  const [page] = body.pages
  if (!page) throw new Error('the design has no page')
  const { drawing, fonts } = await drawWithPackages((book) =>
    drawPage(page, body, dress, book, { isForExport: true }),
  )
  return thumbnailOf(drawing, addresses, fonts)
}
