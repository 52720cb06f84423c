import { beforeEach, expect, test } from 'vitest'
import { emptyRequest, forgetRequestDraft, keepRequestDraft, readRequestDraft } from './request-draft.ts'

beforeEach(() => forgetRequestDraft())

test('what was written is there again for its brand, and for no other', () => {
  const draft = { ...emptyRequest, products: [4], title: '명함', files: [{ idFile: 3, name: 'a', size: 1 }] }
  keepRequestDraft(1, draft)
  expect(readRequestDraft(1)).toEqual(draft)
  expect(readRequestDraft(2)).toEqual(emptyRequest)
})

test.each(['{', 'null', '{"idBrand":1}', '{"idBrand":1,"draft":{"title":3}}'])(
  'a draft that cannot be read is none: %s',
  (stored) => {
    localStorage.setItem('saegim-task-request', stored)
    expect(readRequestDraft(1)).toEqual(emptyRequest)
  },
)
