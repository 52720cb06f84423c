import { fieldsOf } from '#model/documents/documents.ts'
import { documentNames } from '#model/documents/names.ts'

/** Documents that REST holds anything of; the others stay with the relay. */
export const settledDocuments = documentNames.filter((name) =>
  fieldsOf(name).some(({ rest }) => rest !== undefined),
)
