import type { Doc } from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'

export interface VersionState {
  readonly doc: Doc
  readonly answers: Answers
}

/** Loads a version, stored as a Yjs update of format V2 in base64, into a document to read from. */
export async function openVersion(name: DocumentName, state: string): Promise<VersionState> {
  const Y = await import('yjs')
  const doc = new Y.Doc()
  Y.applyUpdateV2(
    doc,
    Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)),
  )
  return { doc, answers: readAnswers(fieldsOf(name), doc) }
}
