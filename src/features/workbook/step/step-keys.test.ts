import { expect, test } from 'vitest'
import { commandOf } from './step-keys.ts'

const key = (
  name: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const desk = { isApple: false, isWriting: true }

test('Ctrl or Command with Enter means next, Enter alone does not', () => {
  expect(commandOf(key('Enter', { ctrlKey: true }), desk)).toBe('next')
  expect(commandOf(key('Enter', { metaKey: true }), desk)).toBe('next')
  expect(commandOf(key('Enter'), desk)).toBeNull()
  expect(commandOf(key('Enter', { ctrlKey: true, shiftKey: true }), desk)).toBeNull()
})

test('Alt with an arrow means previous or next', () => {
  expect(commandOf(key('ArrowRight', { altKey: true }), desk)).toBe('next')
  expect(commandOf(key('ArrowLeft', { altKey: true }), desk)).toBe('previous')
})

test('on Apple keyboards Option with an arrow moves the caret while somebody types', () => {
  const mac = { isApple: true, isWriting: true }
  expect(commandOf(key('ArrowRight', { altKey: true }), mac)).toBeNull()
  expect(commandOf(key('ArrowRight', { altKey: true }), { ...mac, isWriting: false })).toBe('next')
})
