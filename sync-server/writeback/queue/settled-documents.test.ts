import { expect, test } from 'vitest'
import { documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { settledDocuments } from './settle-queue.ts'

test('[W54] a kind of document says that it is settled exactly where REST holds a field of it', () => {
  const withRest = documentNames.filter((name) => fieldsOf(name).some(({ rest }) => rest !== undefined))
  expect(settledDocuments).toEqual(withRest)
})
