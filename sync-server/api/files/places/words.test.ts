import { expect, test } from 'vitest'
import { cleanName, takeName, withExtensionOf } from './words.ts'

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
])('%j becomes %j', (given, expected) => {
  expect(cleanName(given, '새 폴더')).toBe(expected)
})

test('a long name is cut between letters', () => {
  expect([...cleanName('가'.repeat(300), '')]).toHaveLength(200)
  expect(cleanName('😀'.repeat(201), '')).toBe('😀'.repeat(200))
})

test('a renamed file keeps its extension once', () => {
  expect(withExtensionOf('메뉴', 'logo.png')).toBe('메뉴.png')
  expect(withExtensionOf('메뉴.PNG', 'logo.png')).toBe('메뉴.png')
  expect(withExtensionOf('메뉴.exe', 'logo.png')).toBe('메뉴.exe.png')
  expect(withExtensionOf('메뉴', 'README')).toBe('메뉴')
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
