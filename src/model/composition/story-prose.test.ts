import { expect, test } from 'vitest'
import { guide } from '../documents/guide.ts'
import { storyOf } from './story-prose.ts'

const { core, info } = guide
const written = {
  [info.name.path]: '온기',
  [core.brandName.path]: '온기',
  [core.background.path]: '할머니의 금 간 사발 하나를 버리지 못했어요.',
  [core.what.path]: '매일 쓰는 그릇',
  [core.how.path]: '손으로 하나씩 빚어서',
  [core.achieve.path]: '혼자 먹는 밥도 정성껏 차리는 세상',
}

test('the answers of a story are joined, with its beginning as it was written', () => {
  const story = storyOf(written, 'ko')
  expect(story).toContain('할머니의 금 간 사발 하나를 버리지 못했어요.')
  expect(story).toContain('매일 쓰는 그릇')
  expect(story.length).toBeGreaterThan(60)
})

test('the story is joined in the language of its answers, not of the page', () => {
  expect(storyOf(written, 'en')).toBe(storyOf(written, 'ko'))
})

test('the beginning alone stands as it was written, and without a beginning there is no story', () => {
  expect(storyOf({ [core.background.path]: ' 사발에서 ' }, 'ko')).toBe('사발에서')
  expect(storyOf({ [core.what.path]: '그릇' }, 'ko')).toBe('')
  expect(storyOf({}, 'ko')).toBe('')
})
