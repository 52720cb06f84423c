import { expect, test } from 'vitest'
import { outline as pathForm } from '#model/documents/design-forms.ts'
import { valueLimits } from '#model/documents/design-limits.ts'
import { parsePath } from '#scene/shapes/path-data.ts'
import { type DrawnLine, lineLayer, livePath, type PenPoint } from './line-layer.ts'

const line = (points: readonly PenPoint[], isPressed = false): DrawnLine => ({ points, width: 8, isPressed })
const straight = Array.from({ length: 20 }, (_, at): PenPoint => [100 + at * 5, 200, 0.5])

test('a line is one closed path around its points, as wide as the pen', () => {
  const layer = lineLayer(line(straight), '{color.main}')
  expect(layer).toMatchObject({ type: 'path', fill: '{color.main}', stretch: true })
  expect(layer?.x).toBeGreaterThan(90)
  expect(layer?.x).toBeLessThan(100)
  expect(layer?.w).toBeGreaterThan(90)
  expect(layer?.h).toBeGreaterThan(3)
  expect(layer?.h).toBeLessThanOrEqual(9)
  expect(layer?.box).toEqual([0, 0, (layer?.w ?? 0) * 10, (layer?.h ?? 0) * 10])
  expect(pathForm.parse(layer?.d)).toBe(layer?.d)
  expect(parsePath(layer?.d ?? '')).not.toBeNull()
})

test('a light pressure of a pen draws a thinner line than a strong one', () => {
  const pressed = (pressure: number) =>
    lineLayer(
      line(
        straight.map(([x, y]) => [x, y, pressure]),
        true,
      ),
      '#000000',
    )?.h ?? 0
  expect(pressed(0.1)).toBeLessThan(pressed(0.9) / 1.5)
})

test('a press without a move is a dot', () => {
  const layer = lineLayer(line([[50, 50, 0.5]]), '#000000')
  expect(layer?.w).toBeGreaterThan(2)
  expect(layer?.w).toBeCloseTo(layer?.h ?? 0, 0)
})

test('a very long line is made simpler until a layer may have it, and ends where it ended', () => {
  const long = Array.from({ length: 20_000 }, (_, at): PenPoint => {
    const turn = at / 40
    return [500 + turn * Math.cos(turn), 500 + turn * Math.sin(turn), 0.5]
  })
  const layer = lineLayer(line(long), '#000000')
  expect(layer?.d.length).toBeGreaterThan(valueLimits.path / 2)
  expect(layer?.d.length).toBeLessThanOrEqual(valueLimits.path)
  expect(layer?.w).toBeGreaterThan(950)
})

test('a line that is being drawn is in px of the page', () => {
  const [, ...numbers] = parsePath(livePath(line(straight)))?.[0] ?? []
  expect(numbers[0]).toBeGreaterThan(90)
  expect(numbers[1]).toBeGreaterThan(190)
})
