import { expect, test } from 'vitest'
import type { ImageLayer } from '#scene/body/body.ts'
import type { LayerChange } from '#scene/edit/changes.ts'
import type { Handle } from '#scene/edit/resize.ts'
import { apply, type Point } from '#scene/shapes/matrix.ts'
import { wideCrop } from './crop.fixture.ts'
import { type CropLayer, cropViewOf, reframed } from './crop-frame.ts'

const crop = (more: Partial<ImageLayer> = {}) => wideCrop(more, 10)

const changed = (before: CropLayer, change: LayerChange): CropLayer => {
  const { frame, focus = [0.5, 0.5], zoom = 1 } = change
  return { ...before, layer: { ...before.layer, ...frame, focus, zoom } }
}

/** Corners of the picture on the page. */
function pictureOn(at: CropLayer): readonly Point[] {
  const { matrix, picture } = cropViewOf(at)
  const { x, y, w, h } = picture
  return [apply(matrix, [x, y]), apply(matrix, [x + w, y + h])]
}

function expectSame(after: readonly Point[], before: readonly Point[]) {
  for (const [corner, point] of before.entries())
    for (const [axis, value] of point.entries()) expect(after[corner]?.[axis]).toBeCloseTo(value, 6)
}

const drags: readonly [Handle, Point][] = [
  ['e', [70, 50]],
  ['e', [130, 50]],
  ['w', [-40, 50]],
  ['n', [50, 30]],
  ['se', [120, 80]],
  ['nw', [-20, 40]],
  ['sw', [30, 60]],
]

test.each([
  ['upright', {}],
  ['turned', { rotate: 33 }],
  ['flipped', { flipX: true }],
  ['turned and flipped', { rotate: -120, flipY: true }],
  ['zoomed', { zoom: 2.5, focus: [0.2, 0.7] }],
] as const)('an edge or corner moves while the picture stays where it is: %s', (_, more) => {
  for (const [handle, point] of drags) {
    const before = crop(more)
    const after = changed(before, reframed(before, handle, point))
    expectSame(pictureOn(after), pictureOn(before))
    const [across, down] = [handle.includes('w') ? -1 : 1, handle.includes('n') ? -1 : 1]
    const was = cropViewOf(before)
    const moved = apply(was.matrix, [
      handle.includes('w') || handle.includes('e') ? point[0] : 0,
      handle.includes('n') || handle.includes('s') ? point[1] : 0,
    ])
    const now = cropViewOf(after)
    const corner = apply(now.matrix, [
      handle.includes('e') && across > 0 ? now.cropped.frame.w : 0,
      handle.includes('s') && down > 0 ? now.cropped.frame.h : 0,
    ])
    expectSame([corner], [moved])
  }
})

test('a frame ends at the edges of its picture, and is never thinner than 1 px', () => {
  expect(reframed(crop(), 'e', [500, 50]).frame).toMatchObject({ x: 100, w: 150 })
  expect(reframed(crop(), 'w', [-500, 50]).frame).toMatchObject({ x: 50, w: 150 })
  expect(reframed(crop(), 's', [50, 500]).frame).toMatchObject({ y: 100, h: 100 })
  expect(reframed(crop(), 'e', [-500, 50]).frame).toMatchObject({ x: 100, w: 1 })
})

test('a frame of all of the picture has zoom 1', () => {
  const wide = changed(crop(), reframed(crop(), 'e', [500, 50]))
  expect(reframed(wide, 'w', [-500, 50])).toMatchObject({ frame: { x: 50, w: 200, h: 100 }, zoom: 1 })
})

test('a frame is not so small that its picture would have to be zoomed by more than ten', () => {
  const change = reframed(crop(), 'se', [-500, -500])
  expect(change.zoom).toBeLessThanOrEqual(10)
  const after = changed(crop(), change)
  expectSame(pictureOn(after), pictureOn(crop()))
})

test('with the ratio kept a corner stays on its diagonal, also at the end of the picture', () => {
  const near = (length: number) => ({ w: expect.closeTo(length), h: expect.closeTo(length) })
  expect(reframed(crop(), 'se', [50, 60], true).frame).toMatchObject(near(55))
  expect(reframed(crop({ zoom: 1.5 }), 'se', [300, 300], true).frame).toMatchObject(near(125))
})

test('a picture that is whole in its frame is framed closely first, and may have room on one axis', () => {
  // 100 × 50 px, with 25 px above and below.
  const whole = crop({ fit: 'contain' })
  expect(reframed(whole, 'n', [50, 60]).frame).toMatchObject({ y: 125, h: 75 })
  expect(reframed(whole, 'n', [50, -30]).frame).toMatchObject({ y: 70, h: 130 })
  expect(reframed(whole, 'e', [160, 50]).frame).toMatchObject({ w: 100 })
  const close = changed(whole, reframed(changed(whole, reframed(whole, 'n', [50, 60])), 's', [50, 50]))
  expect(close.layer).toMatchObject({ y: 125, h: 50 })
  expect(reframed(close, 'e', [160, 25]).frame).toMatchObject({ w: 160, h: 50 })
  for (const [handle, point] of [
    ['n', [50, -30]],
    ['w', [40, 50]],
    ['n', [50, 60]],
  ] as const)
    expectSame(pictureOn(changed(whole, reframed(whole, handle, point))), pictureOn(whole))
})

test('a picture that runs into the bleed goes on to do so at the edges that are not moved', () => {
  const before = crop({ x: 0, y: 0, zoom: 1.5 })
  const view = cropViewOf(before)
  expect(view.cropped.frame).toEqual({ w: 110, h: 110 })
  const after = changed(before, reframed(before, 'e', [90, 50]))
  expect(after.layer).toMatchObject({ x: 0, y: 0, w: 80, h: 100 })
  expectSame(pictureOn(after), pictureOn(before))
})
