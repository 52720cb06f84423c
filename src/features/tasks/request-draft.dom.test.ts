import { beforeEach, expect, test } from 'vitest'
import {
  emptyRequest,
  forgetRequestDraft,
  keepRequestDraft,
  noteSentAs,
  readRequestDraft,
} from './request-draft.ts'

beforeEach(() => localStorage.clear())

test('what was written is there again for its brand, and for no other', () => {
  const draft = { ...emptyRequest, products: [4], title: '명함', files: [{ idFile: 3, name: 'a', size: 1 }] }
  keepRequestDraft(1, draft)
  expect(readRequestDraft(1)).toEqual(draft)
  expect(readRequestDraft(2)).toEqual(emptyRequest)
})

test('a late answer about another brand, or after a sign-out, leaves the kept draft as it is', () => {
  keepRequestDraft(2, { ...emptyRequest, title: '간판' })
  noteSentAs(1, 'key')
  forgetRequestDraft(1)
  expect(readRequestDraft(2)).toEqual({ ...emptyRequest, title: '간판' })
  forgetRequestDraft(2)
  noteSentAs(2, 'key')
  expect(localStorage).toHaveLength(0)
})

test.each(['{', 'null', '{"idBrand":1}', '{"idBrand":1,"draft":{"title":3}}'])(
  'a draft that cannot be read is none: %s',
  (stored) => {
    localStorage.setItem('saegim-task-request', stored)
    expect(readRequestDraft(1)).toEqual(emptyRequest)
  },
)
