import { expect, test } from 'vitest'
import { specimenOf } from './specimen.ts'

const bakery = { 'info.industry': 'FNB_BAKERY' }

test('a specimen has the words of the brand where they are in the script of the font', () => {
  const answers = { ...bakery, 'personality.tagline1': '매일 먹어도 편안한 빵' }
  expect(specimenOf('korMain', 'ko', answers).heading).toBe('매일 먹어도 편안한 빵')
  expect(specimenOf('engMain', 'en', answers).heading).toBe('Baked this morning')
})

test('a Latin font in a Korean role shows Korean, a Korean one in a Latin role shows Latin letters', () => {
  expect(specimenOf('korMain', 'en', bakery)).toMatchObject({ script: 'ko', heading: '오늘 구운 빵' })
  expect(specimenOf('engSub', 'ko', bakery)).toMatchObject({ script: 'en', heading: 'Baked this morning' })
})

test('a Japanese font of a Korean role shows Japanese', () => {
  expect(specimenOf('korMain', 'ja', bakery)).toMatchObject({ script: 'ja', heading: '今朝焼いたパン' })
})
