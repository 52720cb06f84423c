import { expect, test } from 'vitest'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { asideNameOf, brandInName, type DocumentRef, databaseNameOf, refOfDatabase } from './document-name.ts'

const design = documentName('design', freshKey())
const refs: readonly DocumentRef[] = [
  { account: 7, brand: 12, name: 'guide' },
  { account: 7, brand: 12, name: design },
  { account: null, brand: `local-${freshKey()}`, name: 'planner' },
  { account: null, brand: `local-${freshKey()}`, name: design },
]

test('the database of a document of every brand keeps its released name', () => {
  expect(databaseNameOf({ account: 7, brand: 12, name: 'guide' })).toBe('saegim-doc-7-12-guide')
  expect(databaseNameOf({ account: null, brand: 'local-1', name: 'guide' })).toBe(
    'saegim-doc-local-local-1-guide',
  )
})

test.each(refs)('the document is found by the name of its database: $brand $name', (ref) => {
  expect(refOfDatabase(databaseNameOf(ref), ref.account)).toEqual(ref)
  expect(brandInName(databaseNameOf(ref), ref.account)).toBe(String(ref.brand))
  expect(brandInName(asideNameOf(ref), ref.account)).toBe(String(ref.brand))
})

test('no document has the name of one set aside, of another account or of a newer build', () => {
  expect(refOfDatabase(asideNameOf({ account: 7, brand: 12, name: design }), 7)).toBeNull()
  expect(refOfDatabase('saegim-doc-71-12-guide', 7)).toBeNull()
  expect(refOfDatabase('saegim-doc-7-12-journal', 7)).toBeNull()
  expect(brandInName('saegim-doc-7-12-journal', 7)).toBe('12')
})
