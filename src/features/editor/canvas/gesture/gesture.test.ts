import { expect, test } from 'vitest'
import { type Device, type Effect, type Gesture, type Grip, idle, turn } from './gesture.ts'

const layers: Grip = { kind: 'layers' }
const ground: Grip = { kind: 'ground' }

/** Gives events to the machine and collects what follows. */
function play() {
  let gesture: Gesture = idle
  const effects: Effect[] = []
  const tell = (event: Parameters<typeof turn>[1]) => {
    const next = turn(gesture, event)
    gesture = next.gesture
    effects.push(...next.effects)
  }
  return {
    name: () => gesture.name,
    said: () =>
      effects
        .splice(0)
        .map((effect) => ('gesture' in effect ? `${effect.type} ${effect.gesture}` : effect.type)),
    effects,
    down: (x: number, y: number, grip = layers, device: Device = 'mouse', pointer = 1, time = 0) =>
      tell({ type: 'down', pointer, device, at: [x, y], time, grip }),
    move: (x: number, y: number, pointer = 1) => tell({ type: 'move', pointer, at: [x, y] }),
    up: (x: number, y: number, pointer = 1, time = 0) => tell({ type: 'up', pointer, at: [x, y], time }),
    cancel: (pointer?: number) => tell({ type: 'cancel', ...(pointer !== undefined && { pointer }) }),
  }
}

test('a press that stays within the slop is a tap', () => {
  const one = play()
  one.down(10, 10)
  one.move(12, 11)
  one.up(12, 11)
  expect(one.said()).toEqual(['press', 'tap'])
  expect(one.name()).toBe('idle')
})

test.each([
  ['mouse', 3],
  ['touch', 8],
] as const)('a %s drags from %d px on', (device, slop) => {
  const one = play()
  one.down(0, 0, layers, device)
  one.move(slop - 0.5, 0)
  expect(one.said()).toEqual(['press'])
  one.move(slop, 0)
  expect(one.said()).toEqual(['begin drag', 'move drag'])
  one.up(slop, 0)
  expect(one.said()).toEqual(['end drag'])
})

test.each([
  [{ kind: 'handle', handle: 'se' }, 'mouse', 'handle'],
  [{ kind: 'rotate' }, 'mouse', 'rotate'],
  [{ kind: 'page' }, 'mouse', 'pan'],
  [{ kind: 'ground' }, 'mouse', 'marquee'],
  [{ kind: 'ground' }, 'pen', 'marquee'],
  [{ kind: 'ground' }, 'touch', 'pan'],
] as const)('what is held decides: %o by %s is %s', (grip, device, name) => {
  const one = play()
  one.down(0, 0, grip, device)
  one.move(30, 0)
  expect(one.name()).toBe(name)
})

test('a second finger gives the drag up and pinches', () => {
  const one = play()
  one.down(0, 0, layers, 'touch', 1)
  one.move(20, 0, 1)
  one.down(120, 0, ground, 'touch', 2)
  expect(one.said()).toEqual(['press', 'begin drag', 'move drag', 'give-up'])
  one.move(220, 0, 2)
  expect(one.effects).toEqual([
    {
      type: 'pinch',
      before: { middle: [70, 0], distance: 100 },
      now: { middle: [120, 0], distance: 200 },
    },
  ])
})

test('nothing is done with the finger that is left of a pinch', () => {
  const one = play()
  one.down(0, 0, ground, 'touch', 1)
  one.down(100, 0, ground, 'touch', 2)
  one.up(100, 0, 2)
  one.said()
  one.move(50, 50, 1)
  one.up(50, 50, 1)
  expect(one.said()).toEqual([])
  expect(one.name()).toBe('idle')
})

test('a palm beside the pen is refused', () => {
  const one = play()
  one.down(0, 0, layers, 'pen', 1)
  one.move(20, 0, 1)
  one.said()
  one.down(200, 200, ground, 'touch', 2)
  one.move(230, 230, 2)
  one.up(230, 230, 2)
  expect(one.said()).toEqual([])
  one.move(30, 0, 1)
  expect(one.said()).toEqual(['move drag'])
})

test('a pen takes over from the palm that came first', () => {
  const one = play()
  one.down(200, 200, ground, 'touch', 1)
  one.move(240, 240, 1)
  one.said()
  one.down(0, 0, layers, 'pen', 2)
  one.move(20, 0, 2)
  expect(one.said()).toEqual(['give-up', 'press', 'begin drag', 'move drag'])
})

test('Escape gives up, and the release that follows ends nothing', () => {
  const one = play()
  one.down(0, 0)
  one.move(20, 0)
  one.said()
  one.cancel()
  expect(one.said()).toEqual(['give-up'])
  one.move(40, 0)
  one.up(40, 0)
  expect(one.said()).toEqual([])
  expect(one.name()).toBe('idle')
})

test('a pointer that the browser takes ends the gesture', () => {
  const one = play()
  one.down(0, 0, layers, 'touch')
  one.move(20, 0)
  one.said()
  one.cancel(1)
  expect(one.said()).toEqual(['give-up'])
  expect(one.name()).toBe('idle')
})

test('a second tap soon and near is a double one, a third is a single one again', () => {
  const one = play()
  const taps = [0, 200, 400].map((time) => {
    one.down(10, 10, layers, 'mouse', 1, time)
    one.up(10, 10, 1, time + 50)
    return one.effects.splice(0).at(-1)
  })
  expect(taps.map((tap) => tap?.type === 'tap' && tap.isDouble)).toEqual([false, true, false])
})

test('a tap late or elsewhere is a single one', () => {
  const one = play()
  for (const [x, time] of [
    [10, 0],
    [60, 100],
    [60, 900],
  ] as const) {
    one.down(x, 10, layers, 'mouse', 1, time)
    one.up(x, 10, 1, time + 20)
    expect(one.effects.splice(0).at(-1)).toMatchObject({ type: 'tap', isDouble: false })
  }
})
