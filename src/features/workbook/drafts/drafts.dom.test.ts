import { expect, test } from 'vitest'
import { currentLanguage, storeLanguage, takeLanguageOf } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { composeDraft } from './drafts.ts'

test('drafts keep to the rules of the language of the page when the account brings another one', async () => {
  storeLanguage('ko')
  await Promise.all([loadContent('drafts'), loadContent('drafts-patterns'), loadContent('options')])
  const answers = { [guide.core.target.path]: '혼자 먹는 사람', [guide.core.service.path]: '밥그릇, 국그릇' }
  const before = composeDraft('purpose', answers)
  expect(JSON.stringify(before)).toContain('밥그릇과 국그릇')
  takeLanguageOf('en_US')
  expect(currentLanguage()).toBe('en')
  expect(composeDraft('purpose', answers)).toEqual(before)
})
