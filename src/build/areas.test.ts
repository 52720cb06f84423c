import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { areaOf, areasBehind } from './areas.ts'

const root = resolve(import.meta.dirname, '../..')
const behind = (path: string, ...withWords: readonly string[]) =>
  areasBehind(root, resolve(root, path), new Set(withWords))

test('a feature has its words, each of its folders too, and what every screen shows is the frame', () => {
  expect(areaOf('src/features/guide/GuideChapter.tsx')).toBe('guide')
  expect(areaOf('src/features/guide/visual/colour/ColourPairs.tsx')).toBe('guide-visual')
  expect(areaOf('src/app/palette/Palette.tsx')).toBe('tools')
  expect(areaOf('src/app/frames/Shell.tsx')).toBe('frame')
})

test('who shows a page of the book waits for the words of its frame, and of what the device says there', () => {
  const [frame, pairs] = ['src/app/book/BookPage.tsx', 'src/device/words/usePairWords.ts']
  expect(behind('src/routes/brand.guide.visual.tsx', frame, pairs)).toEqual(['device', 'guide'])
  expect(behind('src/routes/brand.strategy.personality.tsx', frame, pairs)).toEqual(['guide'])
})

test('the frame of the book brings nothing of the strategy into the guide, nor the other way', () => {
  const strategy = 'src/features/strategy/StrategyPart.tsx'
  const guide = 'src/features/guide/TextChapter.tsx'
  expect(behind('src/routes/brand.guide.core.tsx', strategy, guide)).toEqual(['guide'])
  expect(behind('src/routes/brand.strategy.positioning.tsx', guide)).toEqual([])
})
