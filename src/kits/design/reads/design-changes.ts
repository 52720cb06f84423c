import type { InputOf } from '#contract/call.ts'
import type { createDocument } from '#contract/document.ts'
import { currentSession } from '#engine/identity/session.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import type { AnswerChange, ItemChange } from '#engine/store/change.ts'
import { kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { type DesignRow, designsRead } from './designs-read.ts'

/** A row of a list on this device: `folder` is the key of a folder that the server may not have yet. */
export type ShownDesignRow = DesignRow & { readonly folder?: string | null }

const inputs = { used: {}, trash: { query: { trashed: 'true' } } } as const

/** The change of a design in the list of those in use, or of those in the trash; null removes it. */
export function changeOfDesign(
  list: 'used' | 'trash',
  brand: number | null,
  document: DesignRow['document'],
  values: Partial<ShownDesignRow> | null,
  { isNew }: { readonly isNew?: true } = {},
): ItemChange {
  const input = inputs[list]
  return changeOfItem(designsRead, {
    brand,
    input,
    list: 'documents',
    by: 'document',
    id: document,
    values,
    ...(isNew ? { isNew } : {}),
  })
}

/** Lets both lists be asked for again once the server has taken a command that moves designs which this device may not have. */
export function outdatedDesigns(brand: number): readonly AnswerChange[] {
  const answers = (['used', 'trash'] as const).map(
    (list) => changeOfDesign(list, brand, 'design/x' as DesignRow['document'], null).answer,
  )
  return answers.map((answer) => ({ answer, values: {} }))
}

/** A design as the list has it until the server has made it. */
export function newDesignRow(body: InputOf<typeof createDocument>['body']): DesignRow {
  const { document, title = '', readers, writers, createdType = 'USER', idDirectory } = body
  const ofTemplates = createdType === 'BRAND' ? 'BRAND_ROLE_DESIGNER' : traitsOf(kindOf(document)).writers
  return {
    id: 0,
    idTemplate: 0,
    document,
    title,
    idOwner: currentSession()?.idAccount ?? 0,
    readers: readers ?? 'BRAND_ROLE_MEMBER',
    writers: writers ?? ofTemplates,
    createdType,
    // A key stands here until the server has made the folder.
    idDirectory: typeof idDirectory === 'number' ? idDirectory : 0,
    form: null,
    width: null,
    height: null,
    sizeUnit: null,
    tags: [],
    access: 'write',
    manages: true,
    createdAt: new Date().toISOString(),
    changedAt: null,
    trashedAt: null,
    thumbnail: null,
  }
}
