import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '../../routeTree.gen.ts'
import type { MenuGroup } from '../routing/screen.ts'

const { routesById } = createRouter({ routeTree, history: createMemoryHistory() })

/** Addresses of a group, in the order of the menu. */
function menuOf(group: MenuGroup): string[] {
  return (Object.values(routesById) as AnyRoute[])
    .flatMap((route) => {
      const menu = route.options.staticData?.screen?.menu
      return menu?.group === group ? [{ path: String(route.fullPath).replace(/\/$/, ''), ...menu }] : []
    })
    .sort((a, b) => a.order - b.order)
    .map(({ path }) => path)
}

test('the menu has what a person makes first, then tools, the brand, its strategy and settings', () => {
  expect(menuOf('home')).toEqual(['/brand', '/brand/history'])
  expect(menuOf('work')).toEqual(['/brand/design', '/brand/drive', '/brand/trash'])
  expect(menuOf('tools')).toEqual([
    '/brand/content-planner',
    '/brand/ai-tool',
    '/brand/market',
    '/brand/setting/worker',
    '/brand/assets/market/document',
  ])
  expect(menuOf('brand')).toEqual([
    '/brand/brand-template',
    '/work-book',
    '/brand/guide/core',
    '/brand/guide/visual',
    '/brand/guide/info',
    '/brand/guide/brand-profile',
    '/brand/guide/translation',
    '/brand/logo-maker',
  ])
  expect(menuOf('strategy')).toEqual(['/brand/strategy/personality', '/brand/strategy/positioning'])
  expect(menuOf('settings')).toEqual([
    '/brand/setting/team',
    '/brand/setting/profile',
    '/brand/setting/payment',
    '/brand/setting/credit',
  ])
})

test('no two entries of a group have the same place', () => {
  for (const group of ['home', 'work', 'tools', 'brand', 'strategy', 'settings'] as const) {
    const orders = (Object.values(routesById) as AnyRoute[]).flatMap((route) => {
      const menu = route.options.staticData?.screen?.menu
      return menu?.group === group ? [menu.order] : []
    })
    expect(new Set(orders).size, group).toBe(orders.length)
  }
})
