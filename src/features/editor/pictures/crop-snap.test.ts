import { expect, test } from 'vitest'
import type { ImageLayer, Layer } from '#scene/body/body.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { wideCrop } from './crop.fixture.ts'
import { cropViewOf } from './crop-frame.ts'
import { createCropSnap } from './crop-snap.ts'

const area = { width: 400, height: 400, margin: 0 }
const beside: Layer = { id: 'b', type: 'shape', shape: 'rect', x: 130, y: 250, w: 300, h: 20 }

/** Its picture is from 50 to 250 px across the page. */
function snapOf(more: Partial<ImageLayer> = {}) {
  const cropped = wideCrop(more)
  const { layer } = cropped
  const view = cropViewOf(cropped)
  const nodes = placeNodes({ id: 'p', background: '#FFFFFF', layers: [layer, beside] })
  return createCropSnap(view, { nodes, key: 'a', area })
}

test('an edge snaps to that of the picture, and to layers on the page', () => {
  const snap = snapOf()
  expect(snap('e', [246, 150], 6, false)).toMatchObject({ point: [150, 50], lines: [{ axis: 'x', at: 250 }] })
  expect(snap('e', [134, 150], 6, false)).toMatchObject({ point: [30, 50], lines: [{ axis: 'x', at: 130 }] })
  expect(snap('e', [170, 150], 6, false)).toMatchObject({ point: [70, 50], lines: [] })
})

test('nothing beyond the picture is snapped to', () => {
  expect(snapOf({ focus: [1, 0.5] })('e', [199, 150], 6, false).lines).toMatchObject([{ at: 200 }])
  expect(snapOf({ focus: [1, 0.5], x: 97 })('e', [199, 150], 6, false).lines).toMatchObject([{ at: 197 }])
})

test('a turned frame snaps to its picture', () => {
  const snap = snapOf({ rotate: 90 })
  // Turned about 150, 150: its right side is at the foot.
  const { point, lines } = snap('e', [150, 246], 6, false)
  expect([point[0], lines]).toEqual([expect.closeTo(150), []])
})
