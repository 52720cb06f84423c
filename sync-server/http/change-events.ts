import type { DocumentName } from '#model/documents/names.ts'
import { type Emitter, emitter } from '../http/emitter.ts'

/** REST holds something new that the document may not have. Emitted after the commit. */
export interface Change {
  readonly idBrand: number
  readonly document: DocumentName
}

export type Changes = Emitter<Change>

export function createChanges(): Changes {
  return emitter<Change>()
}
