import { expect, test } from 'vitest'
import type { Drawing } from '#model/draft-logo/drawing.ts'
import { logoOnGround } from './logo-on-ground.ts'

const square = { kind: 'path', d: 'M0 0H9V9H0Z', x: 0, y: 0, scale: 1, isEvenOdd: false } as const
const logo = (...fills: string[]): Drawing => ({
  width: 9,
  height: 9,
  shapes: fills.map((fill, at) => ({ ...square, fill, ...(at > 0 && { isReversed: true }) })),
})
const fillsOn = (drawing: Drawing, ground: string) =>
  logoOnGround(drawing, ground).drawing.shapes.map((shape) => (shape.kind === 'path' ? shape.fill : ''))

test('a logo that is seen on the ground keeps its colours', () => {
  expect(fillsOn(logo('#101828'), '#D2AD3C')).toEqual(['#101828'])
})

test('one under 2:1 is drawn in the one colour that is seen there', () => {
  expect(fillsOn(logo('#C9A53A'), '#D2AD3C')).toEqual(['#000000'])
  expect(fillsOn(logo('#123456'), '#102A44')).toEqual(['#FFFFFF'])
})

test('what lies on a plate stands out from the plate', () => {
  expect(fillsOn(logo('#102A44', '#FFFFFF'), '#102A44')).toEqual(['#FFFFFF', '#000000'])
  expect(fillsOn(logo('#FFFFFF', '#102A44'), '#102A44')).toEqual(['#FFFFFF', '#102A44'])
})

test('a symbol of the brand’s own stays in its colours on white', () => {
  const own: Drawing = { width: 9, height: 9, shapes: [{ kind: 'svg', svg: '<svg/>', x: 0, y: 0, size: 9 }] }
  expect(logoOnGround(own, '#102A44')).toEqual({ drawing: own, ground: '#FFFFFF' })
})
