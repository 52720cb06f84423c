import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { deleteLocalDesigns, trashDesigns } from '#kits/design/changes/design-actions.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { type DocumentName, documentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { forgetMade, madeDesigns, noteMade } from './made-designs.ts'

export interface NewDesign {
  readonly template: Template
  /** The template with the words of the entry. */
  readonly body: Body
  /** '' for the name of the template. */
  readonly title: string
}

/** Makes a design of an entry on this device and answers its id. Rejects as `createDesign` does; nothing is left then. */
export async function makeDesignOf(brand: BrandRef, entryKey: string, design: NewDesign): Promise<string> {
  const { template, body, title } = design
  const name = title.trim() || template.name
  const id = await createDesign(brand, body, { name, template: { idTemplate: template.idTemplate } })
  noteMade(entryKey, { id, body: JSON.stringify(await readDesign(brand, id)) })
  return id
}

/**
 * Throws away designs that were made of entries on this page, to the trash where the brand has one: those that are as they were
 * made. One that was changed since stays.
 */
export async function discardMade(brand: BrandRef, ids: readonly string[]): Promise<void> {
  const unchanged: string[] = []
  for (const { id, body } of madeDesigns(ids)) {
    const now = await readDesign(brand, id)
    if (now !== null && JSON.stringify(now) === body) unchanged.push(id)
  }
  if (unchanged.length === 0) return
  const names = unchanged.map((id): DocumentName => documentName('design', id))
  if (isLocal(brand)) await deleteLocalDesigns(brand, names)
  else {
    const done = await trashDesigns(
      brand,
      names.map((document) => ({ document, listed: null })),
    )
    if (!done.ok) throw new Error(`designs cannot be thrown away: ${done.reason}`)
  }
  forgetMade(unchanged)
}

async function readDesign(brand: BrandRef, id: string): Promise<Body | null> {
  const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
  const update = await readWholeDocument({ account, brand, name: documentName('design', id) })
  return update && bodyOfUpdate(update)
}
