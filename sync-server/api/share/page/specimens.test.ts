import { expect, test } from 'vitest'
import { fontFamilies } from '#model/options/fonts.ts'
import type { SharedGuide } from '../shared-guide.ts'
import { pageWords } from '../words.ts'
import { specimensOf } from './specimens.ts'

const font = (language: string) => {
  const found = fontFamilies.find((each) => each.language === language)
  if (!found) throw new Error(`there is no font of ${language}`)
  return { family: found.family, name: found.name.ko, cssPath: found.cssPath, weightValue: 400 }
}
const none = { korMain: null, korSub: null, engMain: null, engSub: null }
const brand = { name: '보리나루', subName: null, industry: '베이커리·디저트', website: null, tagline: null }
const shared = (given: Partial<SharedGuide['brand']> = {}) =>
  ({ brand: { ...brand, ...given }, core: null }) as unknown as SharedGuide
const words = pageWords('ko')

test('a specimen says what is said in the trade of the brand, in the script of the font', () => {
  const page = specimensOf({ ...none, engMain: font('en') }, shared({ name: '빵' }), words)?.markup
  expect(page).toContain('Baked this morning')
  expect(specimensOf({ ...none, korMain: font('ja') }, shared(), words)?.markup).toMatch(
    /lang="ja".*今朝焼いたパン/,
  )
})

test('the line of the brand precedes it, where the link shows it', () => {
  const page = specimensOf(
    { ...none, korMain: font('ko') },
    shared({ tagline: '매일 먹어도 편안한 빵' }),
    words,
  )
  expect(page?.markup).toContain('<p class="big">매일 먹어도 편안한 빵</p>')
})
