import { clearDocument } from '#engine/documents/engine/stored-documents.ts'
import type { BrandRef, LocalBrandRef } from '#engine/identity/brand-ref.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { runInTurn } from '#kits/library/queue/in-parts.ts'
import { NamedRows } from '#kits/library/queue/named-rows.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import {
  placeDesignCommand,
  purgeDesignCommand,
  restoreDesignCommand,
  trashDesignCommand,
} from '../commands/designs.ts'
import { createDesign } from '../document/create-design.ts'
import { designTitle } from '../document/design-title.ts'
import type { ListedDesign } from '../document/listed-design.ts'
import { localDesignsChanged } from '../document/local-designs.ts'
import type { DesignType } from '../library/design-folder.ts'
import { changeOfDesign } from '../reads/design-changes.ts'
import type { DesignRow } from '../reads/designs-read.ts'
import { noteTitle } from './note-title.ts'
import { readBody } from './read-body.ts'
import { withDesign } from './with-design.ts'

type Document = DesignRow['document']

/** Moves designs into a folder of their type; null: the top. */
export function moveDesigns(
  brand: number,
  documents: readonly DocumentName[],
  folder: string | null,
): Promise<Enqueued> {
  return runInTurn(
    documents.map((name) => async () => {
      const document = name as Document
      const named = new NamedRows()
      const idDirectory = await named.placeIn('designFolders', folder)
      // The folder was deleted on another device: there is nothing to do.
      if (idDirectory === null) return { ok: true }
      const changes = [changeOfDesign('used', brand, document, { folder })]
      const input = { params: { document }, body: { idDirectory } }
      return queueCommand(placeDesignCommand, input, brand, { changes, refers: named.refers })
    }),
  )
}

/** Puts designs into the trash of the brand. */
export function trashDesigns(
  brand: number,
  designs: readonly Pick<ListedDesign, 'document' | 'listed'>[],
): Promise<Enqueued> {
  return runInTurn(
    designs.map(({ document: name, listed }) => () => {
      const document = name as Document
      const trashed = listed && { ...listed, trashedAt: new Date().toISOString() }
      const changes = [
        changeOfDesign('used', brand, document, null),
        ...(trashed ? [changeOfDesign('trash', brand, document, trashed, { isNew: true })] : []),
      ]
      return queueCommand(trashDesignCommand, { params: { document } }, brand, { changes })
    }),
  )
}

/** Takes designs out of the trash. */
export function restoreDesigns(brand: number, designs: readonly ListedDesign[]): Promise<Enqueued> {
  return runInTurn(
    designs.map(({ document: name, listed }) => () => {
      const document = name as Document
      const changes = [
        changeOfDesign('trash', brand, document, null),
        ...(listed
          ? [changeOfDesign('used', brand, document, { ...listed, trashedAt: null }, { isNew: true })]
          : []),
      ]
      return queueCommand(restoreDesignCommand, { params: { document } }, brand, { changes })
    }),
  )
}

/** Deletes designs of the trash for good: on this device as soon as the server has. */
export function purgeDesigns(brand: number, documents: readonly DocumentName[]): Promise<Enqueued> {
  return runInTurn(
    documents.map((name) => () => {
      const document = name as Document
      return queueCommand(purgeDesignCommand, { params: { document } }, brand)
    }),
  )
}

/** Deletes designs of a brand that is on this device alone: there is no trash for them. */
export async function deleteLocalDesigns(
  brand: LocalBrandRef,
  documents: readonly DocumentName[],
): Promise<void> {
  for (const name of documents) await clearDocument({ account: null, brand, name })
  localDesignsChanged()
}

/** Writes the title into the design, a long one cut; false where this device does not have it and cannot get it. */
export async function renameDesign(brand: BrandRef, name: DocumentName, given: string): Promise<boolean> {
  const title = designTitle(given)
  const done = await withDesign(brand, name, async (open) => {
    open.choose(design.design.title, title)
    await open.whenWritten()
    await noteTitle(brand, name as Document, title)
    return true
  })
  return done ?? false
}

interface Copy {
  readonly title: string
  readonly createdType: DesignType
  readonly folder: string | null
}

/** Makes a copy and answers its id; null where this device does not have the design and cannot get it. */
export async function copyDesign(
  brand: BrandRef,
  document: DocumentName,
  copy: Copy,
): Promise<string | null> {
  const body = await readBody(brand, document)
  if (!body) return null
  const { title: name, createdType, folder } = copy
  return createDesign(brand, body, { name, createdType, folder })
}
