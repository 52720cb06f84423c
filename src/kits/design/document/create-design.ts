import * as Y from 'yjs'
import { clearDocument } from '#engine/documents/engine/stored-documents.ts'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { wholeNotes } from '#engine/documents/storage/document-keys.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { NamedRows } from '#kits/library/queue/named-rows.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { type DesignOrigin, design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { withoutFiles } from '#scene/body/file-sources.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { createDesignCommand } from '../commands/designs.ts'
import type { DesignType } from '../library/design-folder.ts'
import { changeOfDesign, newDesignRow } from '../reads/design-changes.ts'
import { designTitle } from './design-title.ts'
import { localDesignsChanged } from './local-designs.ts'

interface Made {
  readonly name: string
  /** Where it was made from a template of the library. */
  readonly template?: DesignOrigin
  /** By default a work of the members. */
  readonly createdType?: DesignType
  /** Key of the folder that it is made in; null: the top. */
  readonly folder?: string | null
}

/**
 * Makes a design on this device and answers its id; the server has it as soon as it can be reached. A long name is cut. Throws `DesignLimitError`
 * for a body that is too large, and where the device cannot store it; nothing is left then.
 */
export async function createDesign(brand: BrandRef, given: Body, made: Made): Promise<string> {
  const { template } = made
  // Files of a template of the market are no files of this brand.
  const body = template ? withoutFiles(given) : given
  const name = designTitle(made.name)
  const id = freshKey()
  const document = documentName('design', id)
  const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
  const ref = { account, brand, name: document }
  const doc = new Y.Doc()
  try {
    writeBody(doc, { ...body, name })
    if (template) design.design.template.write(doc, template)
    await storeWholeDocument(ref, Y.encodeStateAsUpdate(doc), wholeNotes.made)
  } finally {
    doc.destroy()
  }
  if (isLocal(brand)) {
    localDesignsChanged()
    return id
  }
  const queued = await queueMade(brand, document, body, { ...made, name })
  if (queued.ok) return id
  await clearDocument(ref)
  throw new Error(`the design cannot be made: ${queued.reason}`)
}

async function queueMade(
  brand: number,
  document: ReturnType<typeof documentName<'design'>>,
  { form, width, height, unit, tags }: Body,
  { name, template, createdType = 'USER', folder = null }: Made,
) {
  const named = new NamedRows()
  const place = await named.placeIn('designFolders', folder)
  // Made at the top where this device knows of no such folder any more.
  const parent = place === null ? null : folder
  const about = {
    document,
    title: name,
    ...(template && { idTemplate: template.idTemplate }),
    ...(createdType === 'USER' ? {} : { createdType }),
    ...(place ? { idDirectory: place } : {}),
  }
  const body = { ...about, ...(template && { idMarketTemplate: template.idTemplate }) }
  const values = {
    ...newDesignRow(about),
    form,
    width,
    height,
    sizeUnit: unit,
    tags: [...tags],
    folder: parent,
  }
  const changes = [changeOfDesign('used', brand, document, values, { isNew: true })]
  const refers = named.refers.map((one) => ({ ...one, isPlace: true as const }))
  return queueCommand(createDesignCommand, { body }, brand, { changes, refers })
}
