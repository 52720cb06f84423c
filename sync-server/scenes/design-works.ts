import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { type DraftForm, draftForms } from '#model/draft-logo/draft-forms.ts'
import { outlineLogo } from '#model/draft-logo/outline-logo.ts'
import type { FindFont } from '#model/draft-logo/outline-text.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { findFont } from '#server/fonts/letters.ts'
import { drawWithPackages } from './open-fonts.ts'
import { thumbnailOf } from './thumbnail-of.ts'

/*
 * What the process for drawings does of designs: each takes as long as a document wants, and is ended with the process where that
 * is too long.
 */

/** A document as the log of the relay has it. */
export interface StoredState {
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
export async function readFirstPage(stored: StoredState): Promise<Body | null> {
  const body = readDoc(stored, bodyOf)
  return body.pages.length === 0 ? null : { ...body, pages: body.pages.slice(0, 1) }
}

/** The forms of the logo that a stored guide has in the logo maker; none without one. */
export async function readDraftLogo(stored: StoredState): Promise<readonly DraftForm[]> {
  const state = readDoc(stored, (doc) => guide.visual.logoMaker.read(doc))
  if (state === null) return []
  const { outlines } = await outlineLogo(findLetter, state)
  return draftForms(state, outlines)
}

const findLetter: FindFont = (faces, letter) =>
  findFont(
    faces.map(({ family, weight }) => ({ slug: family.slug, weight })),
    letter,
  )

function readDoc<Value>({ snapshot, tail }: StoredState, read: (doc: Y.Doc) => Value): Value {
  const doc = new Y.Doc()
  try {
    doc.transact(() => {
      if (snapshot) Y.applyUpdateV2(doc, snapshot)
      for (const update of tail) Y.applyUpdate(doc, update)
    })
    return read(doc)
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
