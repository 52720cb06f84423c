import { expect, test } from 'vitest'
import { nameLimit } from './cut-name.ts'
import { takeName, withExtensionOf } from './take-name.ts'

test('a renamed file keeps its extension once', () => {
  expect(withExtensionOf('메뉴', 'logo.png')).toBe('메뉴.png')
  expect(withExtensionOf('메뉴.PNG', 'logo.png')).toBe('메뉴.png')
  expect(withExtensionOf('메뉴.exe', 'logo.png')).toBe('메뉴.exe.png')
  expect(withExtensionOf('메뉴', 'README')).toBe('메뉴')
  expect(withExtensionOf('가'.repeat(200), 'logo.png')).toBe(`${'가'.repeat(196)}.png`)
})

test('a name that is taken gets the next free number', () => {
  const taken = new Set<string>()
  expect(['a.png', 'A.PNG', 'a.png', 'a (2).png'].map((name) => takeName(taken, name))).toEqual([
    'a.png',
    'A (2).PNG',
    'a (3).png',
    'a (2) (2).png',
  ])
  expect(takeName(new Set(['새 폴더']), '새 폴더')).toBe('새 폴더 (2)')
})

test('a number has room in a long name', () => {
  const name = `${'가'.repeat(196)}.png`
  const taken = new Set([name])
  expect(takeName(taken, name)).toBe(`${'가'.repeat(192)} (2).png`)
  expect(takeName(taken, name)).toBe(`${'가'.repeat(192)} (3).png`)
  expect(takeName(new Set(['👨‍👩‍👧'.repeat(25)]), '👨‍👩‍👧'.repeat(25))).toHaveLength(24 * 8 + 4)
  expect(nameLimit).toBe(200)
})
