import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { itemKeyHandlers, itemKeys } from './item-keys.ts'

const items = [
  { type: 'folder', id: 'menus', name: '메뉴' },
  { type: 'design', id: 'flyer', name: '전단' },
  { type: 'design', id: 'card', name: '명함' },
] as const
type Item = (typeof items)[number]

const actions = [
  { id: 'rename', keys: itemKeys.rename },
  { id: 'trash', keys: itemKeys.delete },
] as const

interface Pressed {
  readonly chosen?: readonly Item[]
  readonly canAct?: boolean
  readonly tag?: string
  readonly ofSpace?: 'rename' | 'trash'
  readonly metaKey?: boolean
}

/** Presses a key on the row of an item; answers what was done and to which, what was chosen, and whether the key was taken. */
function press(
  key: string,
  id: string,
  { chosen = [], canAct = true, tag = 'row', ofSpace, metaKey }: Pressed = {},
) {
  const acted = vi.fn()
  const onChoose = vi.fn()
  const keys = itemKeyHandlers({
    items,
    chosen,
    actions,
    ...(ofSpace ? { ofSpace } : {}),
    canAct: () => canAct,
    onChoose,
    onAct: (action, what) => acted(action, ...what.map((item) => item.id)),
  })
  const row = document.createElement('div')
  row.setAttribute('role', tag)
  row.dataset.key = id
  const event = new KeyboardEvent('keydown', { key, metaKey: metaKey ?? false, cancelable: true })
  row.dispatchEvent(event)
  keys.onKeyDownCapture(event as unknown as ReactKeyboardEvent)
  if (!event.defaultPrevented) keys.onKeyDown(event as unknown as ReactKeyboardEvent)
  return { acted: acted.mock.calls, chosen: onChoose.mock.calls.flat(), isTaken: event.defaultPrevented }
}

test('a key acts on the row that has the focus and chooses it', () => {
  expect(press('Delete', 'flyer')).toEqual({ acted: [['trash', 'flyer']], chosen: ['flyer'], isTaken: true })
})

test('a key acts on all that is chosen, renaming on the focused row alone', () => {
  const chosen = [items[1], items[2]]
  expect(press('Delete', 'flyer', { chosen })).toMatchObject({
    acted: [['trash', 'flyer', 'card']],
    chosen: [],
  })
  expect(press('F2', 'flyer', { chosen })).toMatchObject({ acted: [['rename', 'flyer']] })
})

test('command with Backspace is the key that an Apple keyboard lacks', () => {
  expect(press('Backspace', 'flyer', { metaKey: true }).acted).toEqual([['trash', 'flyer']])
  expect(press('Backspace', 'flyer')).toEqual({ acted: [], chosen: [], isTaken: false })
})

test('what may not be done, and keys in a field of a row, are left alone', () => {
  expect(press('Delete', 'flyer', { canAct: false })).toEqual({ acted: [], chosen: [], isTaken: false })
  expect(press('Delete', 'flyer', { tag: 'textbox' })).toEqual({ acted: [], chosen: [], isTaken: false })
})

test('the space bar acts on a thing where it has an action, and chooses folders', () => {
  expect(press(' ', 'flyer', { ofSpace: 'trash' }).acted).toEqual([['trash', 'flyer']])
  expect(press(' ', 'menus', { ofSpace: 'trash' }).isTaken).toBe(false)
  expect(press(' ', 'flyer').isTaken).toBe(false)
})
