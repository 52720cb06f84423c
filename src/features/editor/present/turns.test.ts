import { expect, test } from 'vitest'
import { turnOf as turnOfEvent, turnOfSwipe } from './turns.ts'

const turnOf = (key: string, at: number, of: number) =>
  turnOfEvent({ key, isComposing: false } as KeyboardEvent, at, of)

test('arrows, space and the keys of a presenter turn the pages within their ends', () => {
  for (const key of ['ArrowRight', 'PageDown', ' ', 'Enter']) expect(turnOf(key, 0, 3)).toBe(1)
  for (const key of ['ArrowLeft', 'PageUp', 'Backspace']) expect(turnOf(key, 2, 3)).toBe(1)
  expect([turnOf('ArrowRight', 2, 3), turnOf('ArrowLeft', 0, 3)]).toEqual([2, 0])
  expect([turnOf('Home', 2, 3), turnOf('End', 0, 3), turnOf('a', 0, 3)]).toEqual([0, 2, null])
})

test('a press goes on but in the first third of the screen, and a swipe goes with the finger', () => {
  const press = (x: number) => turnOfSwipe({ x, y: 5 }, { x: x + 3, y: 5 }, 900)
  expect([press(100), press(400), press(800)]).toEqual([-1, 1, 1])
  const swipe = (dx: number, dy: number) => turnOfSwipe({ x: 450, y: 300 }, { x: 450 + dx, y: 300 + dy }, 900)
  expect([swipe(-80, 4), swipe(80, 4), swipe(2, 90)]).toEqual([1, -1, 0])
})
