import { expect, test } from 'vitest'
import { box, group, nested, nodesWith } from './edit.fixture.ts'
import { placeNodes } from './placed-nodes.ts'
import { hitChain, hitChains, inMarquee, pick, selectionBox } from './select.ts'

const nodes = nodesWith(
  box('ground', 0, 0, 1_000, 800),
  group(
    'outer',
    [100, 100, 200, 100],
    [
      group('inner', [0, 0, 100, 100], [box('a', 0, 0, 50, 50), box('b', 50, 50, 50, 50)]),
      box('c', 150, 0, 50, 50),
    ],
  ),
  box('line', 400, 100, 200, 1),
  box('hidden', 100, 100, 50, 50, { hidden: true }),
  box('locked', 700, 100, 50, 50, { lock: ['place'] }),
)

test('a hit is answered with the groups around it, the outermost first', () => {
  expect(hitChain(nodes, [110, 110])).toEqual(['outer', 'inner', 'a'])
  expect(hitChains(nodes, [110, 110])).toEqual([['outer', 'inner', 'a'], ['ground']])
  expect(hitChain(nodes, [-5, 0])).toEqual([])
})

test('a group is hit where something in it is, not between', () => {
  expect(hitChain(nodes, [220, 180])).toEqual(['ground'])
})

test('a thin line is hit within reach, a box is not', () => {
  expect(hitChain(nodes, [450, 104], 4)).toEqual(['line'])
  expect(hitChain(nodes, [450, 108], 4)).toEqual(['ground'])
  expect(hitChain(nodes, [97, 110], 4)).toEqual(['ground'])
})

test('a press selects the outermost group, and in an entered one what is in it', () => {
  expect(pick(nodes, [110, 110])).toBe('outer')
  expect(pick(nodes, [110, 110], { entered: 'outer' })).toBe('inner')
  expect(pick(nodes, [110, 110], { entered: 'inner' })).toBe('a')
  expect(pick(nodes, [260, 110], { entered: 'inner' })).toBe('c')
  expect(pick(nodes, [450, 100], { entered: 'inner' })).toBe('line')
  expect(pick(nodes, [110, 110], { isDeep: true })).toBe('a')
  expect(pick(nodes, [-5, 0])).toBeNull()
})

test('the one below what is selected is picked, and after the lowest the uppermost', () => {
  expect(pick(nodes, [110, 110], { below: 'outer' })).toBe('ground')
  expect(pick(nodes, [110, 110], { below: 'ground' })).toBe('outer')
})

test('a marquee takes what it touches, but what is hidden, locked or around all of it', () => {
  expect(inMarquee(nodes, { left: 90, top: 90, right: 500, bottom: 300 })).toEqual(['outer', 'line'])
  expect(inMarquee(nodes, { left: 690, top: 90, right: 800, bottom: 300 })).toEqual([])
  expect(inMarquee(nodes, { left: 90, top: 90, right: 120, bottom: 120 }, 'inner')).toEqual(['a'])
  expect(inMarquee(nodes, { left: -10, top: -10, right: 5, bottom: 5 })).toEqual(['ground'])
})

test('a marquee beside a turned layer does not take it, though it is in its bounds', () => {
  const turned = nodesWith(box('a', 0, 45, 100, 10, { rotate: 45 }))
  expect(inMarquee(turned, { left: 60, top: 15, right: 84, bottom: 35 })).toEqual([])
  expect(inMarquee(turned, { left: 60, top: 60, right: 84, bottom: 85 })).toEqual(['a'])
})

test('the box of one layer turns with it and is never flipped', () => {
  const leaf = placeNodes(nested).get('leaf')
  const found = leaf && selectionBox([leaf])
  expect(found).toMatchObject({ w: 30, h: 20 })
  const [a, b, c, d] = found?.matrix ?? [0, 0, 0, 0]
  expect(a * d - b * c).toBeCloseTo(1)
})

test('the box of several is upright around all of them', () => {
  const some = ['a', 'c'].flatMap((key) => nodes.get(key) ?? [])
  expect(selectionBox(some)).toEqual({ matrix: [1, 0, 0, 1, 100, 100], w: 200, h: 50 })
  expect(selectionBox([])).toBeNull()
})
