import { type AnyRoute, createMemoryHistory, createRouter, rootRouteId } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { isForDevelopers } from '#model/access/guarded-paths.ts'
import { routeTree } from '../../routeTree.gen.ts'
import { readGuardedPaths } from './guarded-paths.ts'

const { routesById } = createRouter({ routeTree, history: createMemoryHistory() })
const routes = Object.values(routesById) as AnyRoute[]

test('paths are guarded as their routes declare', () => {
  const { session, brand, restricted } = readGuardedPaths(routeTree)
  expect(session).toEqual(['/profile'])
  expect([...brand].sort()).toEqual(['/brand', '/editor', '/work-book'])
  expect(restricted.filter((path) => !isForDevelopers(path)).sort()).toEqual([
    '/brand/setting/team',
    '/brand/strategy/personality',
    '/brand/strategy/positioning',
  ])
})

test('a route that declares no screen and is no frame is for developers, and the server knows its path', () => {
  const pages = routes.filter(({ children, options }) => !children && !options.staticData?.screen)
  expect(pages.map(({ fullPath }) => String(fullPath).replace(/\/$/, '')).sort()).toEqual([
    '/brand/strategy_back',
    '/dev',
    '/dev/icon-api',
    '/dev/lottie',
    '/dev/style-guide',
    '/dev/ui-guide',
    '/work-book/brand/strategy_back',
  ])
  expect(pages.filter(({ fullPath }) => !isForDevelopers(String(fullPath)))).toEqual([])
})

test('every screen is in a frame, which has the landmarks of its error screen too', () => {
  const screens = routes.filter(({ children, id }) => !children && id !== rootRouteId)
  expect(screens.length).toBeGreaterThan(40)
  expect(screens.filter(({ parentRoute }) => parentRoute?.id === rootRouteId).map(({ id }) => id)).toEqual([])
})
