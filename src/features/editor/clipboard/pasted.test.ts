import { expect, test } from 'vitest'
import { isSvg } from './pasted.ts'

test('a drawing begins with its element, after declarations and comments', () => {
  expect(isSvg('<svg viewBox="0 0 1 1"><path/></svg>')).toBe(true)
  expect(isSvg('<?xml version="1.0"?>\n<!-- a > b --><!DOCTYPE svg>\n<!----><SVG></SVG>\n')).toBe(true)
  for (const words of ['', '<svg>', '<svgx></svg>', '가 <svg></svg>', '<!-- <svg></svg>', '<p></p></svg>'])
    expect(isSvg(words)).toBe(false)
})

test('words of many comments are read in linear time', () => {
  expect(isSvg(`${'<!---->'.repeat(100_000)}<p></svg>`)).toBe(false)
})
