import type { AnswerOf } from '#contract/call.ts'
import type { addGoogleDocument, readGoogleTemplate } from '#contract/google-document.ts'
import { copyAddress } from '#model/google/document-address.ts'
import type { Language } from '#model/language/languages.ts'
import { wordIn } from '#server/templates/in-language.ts'
import type { GoogleTemplate } from '#server/templates/read-documents.ts'
import type { GoogleDocumentRow } from './queries.ts'

export function toTemplate(
  { idTemplate, about: { names, purposes, kind, fileId, isStrategy } }: GoogleTemplate,
  language: Language,
): AnswerOf<typeof readGoogleTemplate> {
  return {
    idTemplate,
    templateType: 'GOOGLE',
    name: wordIn(names, language),
    purpose: wordIn(purposes, language),
    kind,
    fileId,
    isStrategy,
    url: copyAddress({ kind, fileId }),
  }
}

export function toDocument(row: GoogleDocumentRow): AnswerOf<typeof addGoogleDocument> {
  const { owner_id, kind, file_id: fileId, title, created_at } = row
  return {
    id: `${owner_id === null ? 'brand' : 'user'}/${fileId}`,
    createdType: owner_id === null ? 'BRAND' : 'USER',
    kind,
    fileId,
    title,
    url: copyAddress({ kind, fileId }),
    createdAt: created_at.toISOString(),
  }
}
