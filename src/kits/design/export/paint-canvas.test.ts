import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleDrawing, textItem } from '#scene/back-ends/sample-drawing.fixture.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { type Canvas2d, outlinedText, paintCanvas, type View } from './paint-canvas.ts'

const view: View = {
  frame: { x: -8, y: -8, width: 356, height: 205 },
  scaleX: 2,
  scaleY: 2,
  top: 100,
  isCut: true,
}
const host = {
  text: outlinedText(() => 'M0 0Z'),
  picture: () => 'the picture' as unknown as CanvasImageSource,
}
let calls: string[]

beforeEach(() => {
  calls = []
  vi.stubGlobal('Path2D', Path)
})
afterEach(() => vi.unstubAllGlobals())

test('a canvas shows its part of the frame, each item in its matrix and with its opacity', () => {
  paint({
    ...sampleDrawing,
    items: [textItem('가', { x: 3, y: 4, opacity: 0.5, matrix: [1, 0, 0, 1, 7, 9] })],
  })
  expect(calls).toEqual([
    'save()',
    'setTransform(2,0,0,2,16,-84)',
    'imageSmoothingQuality=high',
    'save()',
    'transform(1,0,0,1,7,9)',
    'globalAlpha=0.5',
    'transform(1,0,0,1,3,4)',
    'fillStyle=#221F1C',
    'fill(M0 0Z)',
    'restore()',
    'restore()',
  ])
})

test('every state that an item sets is given back before the next', () => {
  paint(sampleDrawing)
  const depth = (until: number) =>
    calls
      .slice(0, until)
      .reduce((sum, call) => sum + (call === 'save()' ? 1 : call === 'restore()' ? -1 : 0), 0)
  expect(depth(calls.length)).toBe(0)
  for (const [index, call] of calls.entries())
    if (/^(fill|stroke|drawImage)\(/.test(call)) expect(depth(index)).toBe(2)
})

test('colours of a gradient have their opacity', () => {
  paint(sampleDrawing)
  expect(calls.filter((call) => call.startsWith('stop('))).toEqual([
    'stop(0,#8A3B2Eff)',
    'stop(0.5,#D9A441b3)',
    'stop(1,#2E5A8A1a)',
  ])
})

test('a page cut to an ellipse is clipped, and a picture that is not here left out', () => {
  paint({ ...sampleDrawing, cut: 'ellipse' }, { ...host, picture: () => null })
  expect(calls.filter((call) => call.startsWith('clip('))).toHaveLength(1)
  expect(calls.some((call) => call.startsWith('drawImage'))).toBe(false)
})

function paint(drawing: Drawing, by: Parameters<typeof paintCanvas>[2] = host): void {
  const context = new Proxy({} as Canvas2d, {
    get:
      (_, name) =>
      (...args: unknown[]) => {
        if (name === 'createLinearGradient')
          return { addColorStop: (at: number, colour: string) => calls.push(`stop(${at},${colour})`) }
        return calls.push(`${String(name)}(${args.join(',')})`)
      },
    set: (_, name, value) => Boolean(calls.push(`${String(name)}=${value}`)),
  })
  paintCanvas(context, drawing, by, view)
}

class Path {
  readonly d: string
  constructor(d: string) {
    this.d = d
  }
  toString() {
    return this.d
  }
}
