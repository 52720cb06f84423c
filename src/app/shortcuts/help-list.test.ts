import { expect, test } from 'vitest'
import type { ActionFacts } from '#kits/actions/action.ts'
import { keysText } from '#kits/actions/keys.ts'
import { actionsWithKeys } from './help-list.ts'
import { screensByKey } from './key-actions.ts'

const screens = screensByKey(
  [
    { path: '/brand/history', title: { id: 'history' }, guard: 'brand', shortcut: 'H' },
    { path: '/brand', title: { id: 'home' }, guard: 'brand', isInPalette: true },
  ],
  () => {},
)
const action = (id: string, keys?: string): ActionFacts => ({
  id,
  label: { id },
  ...(keys !== undefined && { keys: [{ keys }] }),
})

test('the help lists every action with a key once, those of the screen too', () => {
  const usual = actionsWithKeys(screens, [])
  const registered = [action('stop', 'Escape'), ...usual, action('stop', 'Escape'), action('print')]
  const ids = actionsWithKeys(screens, registered).map(({ id }) => id)
  expect(ids).toEqual([...usual.map(({ id }) => id), 'stop'])
  expect(new Set(ids).size).toBe(ids.length)
})

test('no two actions of the list have the same key', () => {
  const all = actionsWithKeys(screens, []).flatMap(({ keys = [] }) => keys.map((one) => keysText(one.keys)))
  expect(all).toContain('Ctrl+Shift+H')
  expect(all.length).toBeGreaterThan(10)
  expect(all.toSorted()).toEqual([...new Set(all)].sort())
})
