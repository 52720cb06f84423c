import { beforeEach, expect, test } from 'vitest'
import { emptyDraft, forgetDraft, keepDraft, readDraft } from './draft.ts'

beforeEach(() => forgetDraft())

test('what was typed is there again', () => {
  expect(readDraft()).toEqual(emptyDraft)
  const draft = {
    ...emptyDraft,
    name: '온기',
    services: ['밥그릇', ''],
    keywords: ['warm'],
    isRegistered: true,
  }
  keepDraft(draft)
  expect(readDraft()).toEqual(draft)
})

test('of a draft that another version wrote, what fits is kept', () => {
  localStorage.setItem(
    'saegim-campaign-draft',
    JSON.stringify({ name: '온기', services: 'none', adPurpose: 3, target: null, later: true }),
  )
  expect(readDraft()).toEqual({ ...emptyDraft, name: '온기' })
  localStorage.setItem('saegim-campaign-draft', '{')
  expect(readDraft()).toEqual(emptyDraft)
})
