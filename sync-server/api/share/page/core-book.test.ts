import { expect, test } from 'vitest'
import type { SharedGuide } from '../shared-guide.ts'
import { pageWords } from '../words.ts'
import { coreChapters } from './core-book.ts'

const purpose = (purposeManifesto: string) => {
  const answers = { purposeManifesto, target: '혼자 사는 사람', discomfort: '너무 큰 그릇' }
  const core = { purpose: answers, story: null, vision: null, values: null, approval: {}, updatedAt: null }
  const [chapter] = coreChapters(core as unknown as NonNullable<SharedGuide['core']>, '온기', pageWords('ko'))
  return chapter?.content?.markup ?? ''
}

test('an answer that the text above it says already is not said again below it', () => {
  const page = purpose('온기는 혼자 사는 사람을 위해 있습니다.')
  expect(page.match(/혼자 사는 사람/g)).toHaveLength(1)
  expect(page).toContain('너무 큰 그릇')
})

test('without a text every answer stands by itself', () => {
  const page = purpose('')
  expect(page).toContain('혼자 사는 사람')
  expect(page).toContain('너무 큰 그릇')
})
