import { expect, test } from 'vitest'
import { copyAddress, documentAddress, parseDocumentAddress } from './document-address.ts'

const fileId = '1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy'

test.each([
  `https://docs.google.com/document/d/${fileId}/edit?usp=sharing`,
  `https://docs.google.com/document/d/${fileId}/edit?tab=t.0#heading=h.1a2b`,
  `https://docs.google.com/document/u/1/d/${fileId}/view`,
  `https://docs.google.com/document/d/${fileId}/copy`,
  `https://docs.google.com/document/d/${fileId}/`,
  `  https://docs.google.com/document/d/${fileId}\n`,
])('%s is the address of a document', (address) => {
  expect(parseDocumentAddress(address)).toEqual({ kind: 'document', fileId })
})

test.each([
  ['another scheme', `http://docs.google.com/document/d/${fileId}/edit`],
  ['a script', `javascript:"https://docs.google.com/document/d/${fileId}"`],
  ['another host', `https://docs.google.com.evil.example/document/d/${fileId}/edit`],
  ['a host in the user name', `https://docs.google.com@evil.example/document/d/${fileId}/edit`],
  ['another port', `https://docs.google.com:8443/document/d/${fileId}/edit`],
  ['a spreadsheet', `https://docs.google.com/spreadsheets/d/${fileId}/edit`],
  ['a published page', `https://docs.google.com/document/d/e/2PACX-${fileId}/pub`],
  ['a path that climbs', `https://docs.google.com/document/d/${fileId}/../../evil`],
  ['an id that is too short', 'https://docs.google.com/document/d/abc/edit'],
  ['words around it', `see https://docs.google.com/document/d/${fileId}/edit here`],
])('an address with %s is refused', (_, address) => {
  expect(parseDocumentAddress(address)).toBeNull()
})

test('the addresses of a file are made of its kind and id alone, and are read again as that file', () => {
  const file = { kind: 'presentation', fileId } as const
  expect(copyAddress(file)).toBe(`https://docs.google.com/presentation/d/${fileId}/copy`)
  for (const address of [copyAddress(file), documentAddress(file)])
    expect(parseDocumentAddress(address)).toEqual(file)
})
