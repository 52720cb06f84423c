import { expect, test } from 'vitest'
import { isInMenu, type ScreenLink } from './screen-links.ts'

const at = (levels?: `${number}-${number}`[]): ScreenLink => ({
  path: '/brand/setting/credit',
  title: { id: 'credit' },
  guard: 'brand',
  menu: { group: 'settings', icon: 'team', order: 1, ...(levels ? { levels } : {}) },
})

test('an entry shows in its group, to the plans whose level it names', () => {
  expect(isInMenu(at(), 'settings', 'FREE')).toBe(true)
  expect(isInMenu(at(), 'home', 'FREE')).toBe(false)
  expect(isInMenu(at(['2-22']), 'settings', 'FREE')).toBe(false)
  expect(isInMenu(at(['2-22']), 'settings', 'PLUS')).toBe(true)
  expect(isInMenu(at(['2-22']), 'settings', null)).toBe(false)
  expect(isInMenu(at(['0-100']), 'settings', null)).toBe(false)
  expect(isInMenu(at(), 'settings', null)).toBe(true)
  expect(isInMenu(at(['20-100']), 'settings', 'PLUS')).toBe(false)
  expect(isInMenu({ ...at(), menu: undefined as never }, 'settings', 'FREE')).toBe(false)
})
