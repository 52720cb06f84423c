import { expect, test } from 'vitest'
import type { Layer } from '#scene/body/body.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { areaOf, contains, layersBeside } from './off-screen.ts'

const desk = { left: 0, top: 0, width: 400, height: 300 }
const layer = (id: string, x: number, more: object = {}) =>
  ({ id, type: 'shape', shape: 'rect', x, y: 0, w: 50, h: 50, ...more }) as Layer
const nodes = (...layers: Layer[]) => placeNodes({ id: 'page', background: '#FFFFFF', layers })

test('the area is what the canvas shows, with as much around as is asked for', () => {
  const view = { scale: 2, x: 100, y: 20 }
  expect(areaOf(view, desk, 0)).toEqual({ left: -50, top: -10, right: 150, bottom: 140 })
  expect(areaOf(view, desk, 0.5)).toEqual({ left: -150, top: -85, right: 250, bottom: 215 })
  expect(contains(areaOf(view, desk, 0.5), areaOf(view, desk, 0))).toBe(true)
})

test('layers are beside it where nothing of their bounds is in it', () => {
  const area = { left: 0, top: 0, right: 100, bottom: 100 }
  const all = nodes(layer('in', 90), layer('out', 101), layer('turned', 105, { rotate: 45 }))
  expect([...layersBeside(all, { remarks: [] }, area)]).toEqual(['out'])
})

test('a text that is larger than its frame is never beside it', () => {
  const area = { left: 0, top: 0, right: 10, bottom: 10 }
  expect(
    layersBeside(nodes(layer('a', 90)), { remarks: [{ layer: 'a', kind: 'overflow' }] }, area).size,
  ).toBe(0)
})
