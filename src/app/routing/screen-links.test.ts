import { expect, test } from 'vitest'
import { isInMenu, type MenuFacts, type ScreenLink } from './screen-links.ts'

const at = (levels?: `${number}-${number}`[]): ScreenLink => ({
  path: '/brand/setting/credit',
  title: { id: 'credit' },
  guard: 'brand',
  menu: { group: 'settings', icon: 'team', order: 1, ...(levels ? { levels } : {}) },
})

const to = (plan: string | null, googleDocuments = false): MenuFacts => ({ plan, has: { googleDocuments } })

test('an entry shows in its group, to the plans whose level it names', () => {
  expect(isInMenu(at(), 'settings', to('FREE'))).toBe(true)
  expect(isInMenu(at(), 'home', to('FREE'))).toBe(false)
  expect(isInMenu(at(['2-22']), 'settings', to('FREE'))).toBe(false)
  expect(isInMenu(at(['2-22']), 'settings', to('PLUS'))).toBe(true)
  expect(isInMenu(at(['2-22']), 'settings', to(null))).toBe(false)
  expect(isInMenu(at(['0-100']), 'settings', to(null))).toBe(false)
  expect(isInMenu(at(), 'settings', to(null))).toBe(true)
  expect(isInMenu(at(['20-100']), 'settings', to('PLUS'))).toBe(false)
  expect(isInMenu({ ...at(), menu: undefined as never }, 'settings', to('FREE'))).toBe(false)
})

test('an entry that needs something beside is hidden until that is there', () => {
  const menu = { group: 'tools', icon: 'document', order: 2, needs: 'googleDocuments' } as const
  expect(isInMenu({ ...at(), menu }, 'tools', to('FREE'))).toBe(false)
  expect(isInMenu({ ...at(), menu }, 'tools', to('FREE', true))).toBe(true)
})
