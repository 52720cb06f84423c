import { msg } from '@lingui/core/macro'
import type { Call } from '#contract/call.ts'
import {
  addGoogleDocument,
  copyFromMarket,
  copyToBrand,
  copyToUser,
  removeBrandDocument,
  removeUserDocument,
  renameBrandDocument,
  renameUserDocument,
} from '#contract/google-document.ts'
import { type Command, command } from '#engine/queue/command.ts'
import { changeOfItem } from '#engine/reads/cached-read.ts'
import { type GoogleDocument, googleDocumentsRead } from '../reads/document-reads.ts'

/** What becomes of the links of a brand stays in its order: one is added before it is copied, renamed or removed. */
const lane = (_input: unknown, brand: number | null) => `googleDocument:${brand}`

/** The change of a link; null takes it out of its list. */
function changeOf(id: string, values: Partial<GoogleDocument> | null, brand: number | null) {
  return changeOfItem(googleDocumentsRead, { brand, list: 'googleDocuments', by: 'id', id, values })
}

/** The command that also shows the new link at once, which its input alone does not describe. */
export function showing<C extends Call>(given: Command<C>, row: GoogleDocument): Command<C> {
  return { ...given, changes: (_input, brand) => [{ ...changeOf(row.id, row, brand), isNew: true }] }
}

export const addDocumentCommand = command({
  call: addGoogleDocument,
  words: msg`Google 문서 링크 추가하기`,
  lane,
})

export const copyToBrandCommand = command({
  call: copyToBrand,
  words: msg`Google 문서를 브랜드 문서에 담기`,
  lane,
})

export const copyToUserCommand = command({
  call: copyToUser,
  words: msg`Google 문서를 내 문서에 담기`,
  lane,
})

export const copyFromMarketCommand = command({
  call: copyFromMarket,
  words: msg`준비된 Google 문서를 내 문서에 담기`,
  lane,
})

export const renameUserDocumentCommand = command({
  call: renameUserDocument,
  words: msg`Google 문서 이름 바꾸기`,
  lane,
  changes: ({ params, body }, brand) => [changeOf(`user/${params.fileId}`, body, brand)],
})

export const renameBrandDocumentCommand = command({
  call: renameBrandDocument,
  words: msg`브랜드의 Google 문서 이름 바꾸기`,
  lane,
  changes: ({ params, body }, brand) => [changeOf(`brand/${params.fileId}`, body, brand)],
})

export const removeUserDocumentCommand = command({
  call: removeUserDocument,
  words: msg`Google 문서를 내 문서에서 빼기`,
  lane,
  changes: ({ params }, brand) => [changeOf(`user/${params.fileId}`, null, brand)],
})

export const removeBrandDocumentCommand = command({
  call: removeBrandDocument,
  words: msg`Google 문서를 브랜드 문서에서 빼기`,
  lane,
  changes: ({ params }, brand) => [changeOf(`brand/${params.fileId}`, null, brand)],
})
