import { expect, test } from 'vitest'
import { checkChannel } from './check-channel.ts'

const pictured = { hashtags: null, pictures: ['file:1'] }
const kindsOver = (...of: Parameters<typeof checkChannel>) =>
  checkChannel(...of).flatMap(({ kind, isOver }) => (isOver ? [kind] : []))

test('a text is as long as the service counts it', () => {
  expect(kindsOver(pictured, 'X', '가'.repeat(140))).toEqual([])
  expect(kindsOver(pictured, 'X', '가'.repeat(141))).toEqual(['text'])
  expect(kindsOver(pictured, 'INSTAGRAM', '가'.repeat(2201))).toEqual(['text'])
})

test('beside a picture a message of KakaoTalk is shorter', () => {
  const text = '가'.repeat(401)
  expect(kindsOver(pictured, 'KAKAO_MESSAGE', text)).toEqual(['text'])
  expect(kindsOver({ hashtags: null, pictures: null }, 'KAKAO_MESSAGE', text)).toEqual([])
})

test('a feed and a story need a picture, a story shows no text', () => {
  const bare = { hashtags: null, pictures: null }
  expect(kindsOver(bare, 'INSTAGRAM', '글')).toEqual(['noPicture'])
  expect(checkChannel(bare, 'INSTAGRAM_STORY', '글').map(({ kind }) => kind)).toContain('noText')
  expect(kindsOver(bare, 'NAVER_BLOG', '글')).toEqual([])
})

test('hashtags and pictures are counted where the service has a limit', () => {
  const many = { hashtags: ['가', '나', '다', '라', '마', '바'], pictures: ['file:1', 'file:2'] }
  expect(kindsOver(many, 'INSTAGRAM', '글')).toEqual(['hashtags'])
  expect(kindsOver(many, 'KAKAO_MESSAGE', '글')).toEqual(['pictures'])
  expect(checkChannel(many, 'NAVER_PLACE', '글').map(({ kind }) => kind)).toContain('noHashtags')
})

test('a text that is short is not said to be folded', () => {
  const fold = (text: string) => checkChannel(pictured, 'INSTAGRAM', text).find(({ kind }) => kind === 'fold')
  expect(fold('한 줄')).toMatchObject({ isFolded: false })
  expect(fold('한 줄\n두 줄\n세 줄')).toMatchObject({ isFolded: true, lines: 2 })
})
