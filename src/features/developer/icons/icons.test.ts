import { expect, test } from 'vitest'
import { findIcons, importOf } from './icons.ts'

test('lists what files of the product import, earlier names of icons included', () => {
  const names = findIcons('').map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
  // `triangle-alert` is an earlier name of another icon.
  expect(names).toEqual(expect.arrayContaining(['search', 'x', 'triangle-alert']))
  expect(findIcons('').every(({ uses }) => uses > 0)).toBe(true)
})

test('finds icons by any words of their names', () => {
  expect(findIcons('Triangle alert').map(({ name }) => name)).toEqual(['triangle-alert'])
  expect(findIcons('no such icon')).toEqual([])
})

test('writes the line that imports an icon', () => {
  expect(importOf('arrow-up')).toBe("import ArrowUp from 'lucide-react/icons/arrow-up'")
})
