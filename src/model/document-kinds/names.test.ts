import { expect, test } from 'vitest'
import { freshKey } from '../fields/fresh-key.ts'
import {
  documentName,
  documentNames,
  isDocumentName,
  kindOf,
  kindsOfMany,
  parseDocumentName,
} from './names.ts'

test('the name of the one document of a kind is the name of the kind', () => {
  for (const name of documentNames) expect(parseDocumentName(name)).toEqual({ kind: name, id: null })
})

test('what the maker made the parser reads, for ids that devices make', () => {
  for (const kind of kindsOfMany) {
    const id = freshKey()
    const name = documentName(kind, id)
    expect(name).toBe(`${kind}/${id}`)
    expect(parseDocumentName(name)).toEqual({ kind, id })
    expect(kindOf(name)).toBe(kind)
  }
})

test('an id is needed exactly where a brand has many of a kind', () => {
  const id = freshKey()
  for (const text of [
    'design',
    'design/',
    'design/1',
    `guide/${id}`,
    `design/${id}/x`,
    `design/${id.toUpperCase()}`,
  ])
    expect([text, isDocumentName(text)]).toEqual([text, false])
  for (const text of ['', '/', 'constructor', `toString/${id}`, 'other'])
    expect(parseDocumentName(text)).toBeNull()
  expect(() => documentName('design', '../guide')).toThrow(RangeError)
})
