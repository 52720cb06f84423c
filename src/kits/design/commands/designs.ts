import { msg } from '@lingui/core/macro'
import type { InputOf } from '#contract/call.ts'
import { createDocument, purgeDocument, restoreDocument, trashDocument } from '#contract/document.ts'
import { currentSession } from '#engine/identity/session.ts'
import { command } from '#engine/queue/command.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import { kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { type DesignRow, designsRead } from '../reads/designs-read.ts'

/** What becomes of one design stays in its order: it is made before it is thrown away. */
const laneOf = (document: DesignRow['document'], brand: number | null) => `document:${brand}:${document}`

const inTrash = { query: { trashed: 'true' } } as const

function changeOf(document: DesignRow['document'], brand: number | null) {
  return { brand, list: 'documents', by: 'document', id: document } as const
}

export const createDesignCommand = command({
  call: createDocument,
  words: msg`디자인 만들기`,
  lane: ({ body }, brand) => laneOf(body.document, brand),
  changes: ({ body }, brand) => [
    changeOfItem(designsRead, { ...changeOf(body.document, brand), values: newRow(body), isNew: true }),
  ],
})

export const trashDesignCommand = command({
  call: trashDocument,
  words: msg`디자인을 휴지통으로 옮기기`,
  lane: ({ params }, brand) => laneOf(params.document, brand),
  changes: ({ params }, brand) => [
    changeOfItem(designsRead, { ...changeOf(params.document, brand), values: null }),
  ],
})

export const restoreDesignCommand = command({
  call: restoreDocument,
  words: msg`디자인 되돌리기`,
  lane: ({ params }, brand) => laneOf(params.document, brand),
  changes: ({ params }, brand) => [
    changeOfItem(designsRead, { ...changeOf(params.document, brand), input: inTrash, values: null }),
  ],
})

export const purgeDesignCommand = command({
  call: purgeDocument,
  words: msg`디자인 완전히 삭제하기`,
  lane: ({ params }, brand) => laneOf(params.document, brand),
  changes: ({ params }, brand) => [
    changeOfItem(designsRead, { ...changeOf(params.document, brand), input: inTrash, values: null }),
  ],
})

/** As the list has it until the server has made it. */
function newRow(body: InputOf<typeof createDocument>['body']) {
  const { document, title = '', readers, writers, createdType = 'USER', idDirectory } = body
  return {
    id: 0,
    idTemplate: 0,
    document,
    title,
    idOwner: currentSession()?.idAccount ?? 0,
    readers: readers ?? 'BRAND_ROLE_MEMBER',
    writers: writers ?? traitsOf(kindOf(document)).writers,
    createdType,
    idDirectory: Number(idDirectory ?? 0),
    form: null,
    width: null,
    height: null,
    sizeUnit: null,
    tags: [],
    access: 'write',
    createdAt: new Date().toISOString(),
    changedAt: null,
    trashedAt: null,
    thumbnail: null,
  } as const
}
