import { describe, expect, test } from 'vitest'
import { cleanName } from './clean-name.ts'
import { nameLimit } from './cut-name.ts'
import { cleanTag } from './tag-name.ts'

test.each([
  ['차림표 2026', '차림표 2026'],
  ['차림표'.normalize('NFD'), '차림표'],
  ['../../etc/passwd', 'etc passwd'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\u0000\nb', 'ab'],
  ['  가  나  ', '가 나'],
  ['...', '새 폴더'],
  ['CON:<>', 'CON'],
  ['', '새 폴더'],
  ['차림\ud83c', '차림'],
  ['\ud83c\ud83c', '새 폴더'],
])('%j becomes %j', (given, expected) => {
  expect(cleanName(given, '새 폴더')).toBe(expected)
})

describe('a long name is cut between letters and keeps its extension', () => {
  test.each([
    ['가'.repeat(300), '가'.repeat(200)],
    ['😀'.repeat(201), '😀'.repeat(100)],
    [`${'가'.repeat(199)}🍵 길다.png`, `${'가'.repeat(196)}.png`],
    [`${'가'.repeat(195)}🍵 길다.png`, `${'가'.repeat(195)}.png`],
    [`${'나'.repeat(205)}.csv`, `${'나'.repeat(196)}.csv`],
    [`${'나'.repeat(197)}.csv`, `${'나'.repeat(196)}.csv`],
    [`${'가'.repeat(190)}👨‍👩‍👧.png`, `${'가'.repeat(190)}.png`],
    [`${'가'.repeat(186)}ग्र.png`, `${'가'.repeat(186)}ग्र.png`],
    [`${'가 '.repeat(98)}나.png`, `${'가 '.repeat(97)}가.png`],
    [`a${'\u0301'.repeat(300)}.png`, `á${'\u0301'.repeat(195)}.png`],
  ])('%#', (given, expected) => {
    const name = cleanName(given, 'file')
    expect(name).toBe(expected)
    expect(name.length).toBeLessThanOrEqual(nameLimit)
  })
})

describe('a joiner stays where it is seen', () => {
  test.each(['🍵👨‍👩‍👧 메뉴.png', '❤️‍🔥', '👩🏽‍💻.txt', '🏳️‍🌈', 'می‌خواهم.pdf', 'क्‍ष', 'श्री‌मान'])(
    '%s',
    (name) => {
      expect(cleanName(name, '')).toBe(name)
    },
  )

  test.each([
    ['a\u200db', 'ab'],
    ['가\u200c나', '가나'],
    ['\u200d.png', 'png'],
    ['👨\u200d', '👨'],
    ['👨\u200b\u200d👩', '👨👩'],
    ['가 \u200c', '가'],
  ])('and goes elsewhere: %j', (given, expected) => {
    expect(cleanName(given, '')).toBe(expected)
  })
})

describe('a tag', () => {
  test.each([
    ['가족👨‍👩‍👧', '가족👨‍👩‍👧'],
    [' 봄\u202e ', '봄'],
    [`${'가'.repeat(25)}👨‍👩‍👧`, '가'.repeat(25)],
    ['👨‍👩‍👧', null],
    ['', null],
  ])('%j becomes %j', (given, expected) => {
    expect(cleanTag(given)).toBe(expected)
  })
})
