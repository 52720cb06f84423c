import { expect, test } from 'vitest'
import { plainSvgSize } from './plain-svg.ts'

const svg = (inside: string, box = '0 0 40 20') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`

test('a drawing of shapes in plain colours has its size', () => {
  expect(plainSvgSize(svg('<g fill="#0A0"><path d="M0 0H9Z"/><circle r="3"/></g>'))).toEqual({
    width: 40,
    height: 20,
  })
})

test.each([
  ['a gradient', svg('<linearGradient id="a"/><path fill="url(#a)"/>')],
  ['a picture', svg('<image href="data:,"/>')],
  ['text', svg('<text>a</text>')],
  ['a filter', svg('<filter id="f"/><path filter="url(#f)"/>')],
  ['reuse', svg('<use href="#a"/>')],
  ['styles', svg('<path style="fill:red"/>')],
  ['a box that begins elsewhere', svg('<path/>', '5 0 40 20')],
  ['no box', '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>'],
])('one with %s is not plain', (_, text) => {
  expect(plainSvgSize(text)).toBeNull()
})
