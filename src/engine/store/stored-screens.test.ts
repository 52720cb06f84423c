import { beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from './caches.fixture.ts'
import { dropStoredScreens, storedScreenAt, storeScreen } from './stored-screens.ts'

const build = '/assets/a1b2c3d.js'
const path = '/work-book/core/story/what'

beforeEach(() => {
  vi.stubGlobal('caches', new FakeCaches())
  return () => void vi.unstubAllGlobals()
})

test('a screen is found by its build and path', async () => {
  await storeScreen(build, '7/12', path, '<p>온기</p>')
  expect(await storedScreenAt(build, path)).toBe('<p>온기</p>')
  expect(await storedScreenAt('/assets/other12.js', path)).toBeNull()
  expect(await storedScreenAt(build, '/brand')).toBeNull()
})

test('storing the screen of another account or brand removes those before', async () => {
  await storeScreen(build, '7/12', path, '<p>온기</p>')
  await storeScreen(build, '8/13', '/brand', '<p>새벽빵집</p>')
  expect(await storedScreenAt(build, path)).toBeNull()
  expect(await storedScreenAt(build, '/brand')).toBe('<p>새벽빵집</p>')
  expect(await caches.keys()).toHaveLength(1)
})

test('where two tabs stored screens of two accounts at once, none is shown', async () => {
  await storeScreen(build, '7/12', path, '<p>온기</p>')
  await caches.open(`saegim-screens ${build} 8/13`)
  expect(await storedScreenAt(build, path)).toBeNull()
})

test('dropping removes the screens of every owner, and no other cache', async () => {
  await caches.open('fonts')
  await storeScreen(build, '7/12', path, '<p>온기</p>')
  await dropStoredScreens()
  expect(await caches.keys()).toEqual(['fonts'])
})

test('the screens that were stored longest ago make room, and one that is too large is not stored', async () => {
  for (let i = 0; i < 25; i++) await storeScreen(build, '7/12', `/brand/guide/${i}`, String(i))
  await storeScreen(build, '7/12', path, 'x'.repeat(600_001))
  expect(await storedScreenAt(build, '/brand/guide/0')).toBeNull()
  expect(await storedScreenAt(build, '/brand/guide/1')).toBe('1')
  expect(await storedScreenAt(build, '/brand/guide/24')).toBe('24')
  expect(await storedScreenAt(build, path)).toBeNull()
})
