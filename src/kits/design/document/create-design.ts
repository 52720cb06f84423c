import * as Y from 'yjs'
import { clearDocument } from '#engine/documents/engine/stored-documents.ts'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { type DesignOrigin, design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { createDesignCommand } from '../commands/designs.ts'
import { localDesignsChanged } from './local-designs.ts'

interface Made {
  readonly name: string
  /** Where it was made from a template of the library. */
  readonly template?: DesignOrigin
}

/**
 * Makes a design on this device and answers its id; the server has it as soon as it can be reached. Throws `DesignLimitError`
 * for a body that is too large, and where the device cannot store it; nothing is left then.
 */
export async function createDesign(brand: BrandRef, body: Body, { name, template }: Made): Promise<string> {
  const id = freshKey()
  const document = documentName('design', id)
  const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
  const ref = { account, brand, name: document }
  const doc = new Y.Doc()
  try {
    writeBody(doc, { ...body, name })
    if (template) design.design.template.write(doc, template)
    await storeWholeDocument(ref, Y.encodeStateAsUpdate(doc), 'made')
  } finally {
    doc.destroy()
  }
  if (isLocal(brand)) {
    localDesignsChanged()
    return id
  }
  const queued = await queueCommand(
    createDesignCommand,
    { body: { document, title: name, ...(template && { idTemplate: template.idTemplate }) } },
    brand,
  )
  if (queued.ok) return id
  await clearDocument(ref)
  throw new Error(`the design cannot be made: ${queued.reason}`)
}
