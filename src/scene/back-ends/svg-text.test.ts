import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import type { Drawing } from '../list/drawing.ts'
import { sampleDrawing, textItem } from './sample-drawing.fixture.ts'
import { svgText } from './svg-text.ts'

const host = { outline: ({ text }: { text: string }) => `M0 0L${text.length} 0Z`, picture: () => 'data:,' }
const only = (...items: Drawing['items']): Drawing => ({ ...sampleDrawing, items })

test('a drawing is well-formed XML without texts, whatever its values contain', () => {
  const svg = svgText(sampleDrawing, { ...host, picture: () => 'a"<b>&c' })
  const names = elementsOf(svg)
  expect(names).not.toContain('text')
  expect(names.filter((name) => name === 'path')).toHaveLength(8)
  expect(svg).toContain('href="a&#34;&#60;b&#62;&#38;c"')
})

test('the frame is the trimmed page, with its bleed where that is wanted', () => {
  expect(svgText(sampleDrawing, host)).toContain('width="340" height="189" viewBox="0 0 340 189"')
  expect(svgText(sampleDrawing, host, { isWithBleed: true, width: 712 })).toContain(
    'width="712" height="410" viewBox="-8 -8 356 205"',
  )
})

test('a run begins at its place in the matrix of its layer', () => {
  const turned = textItem('가', { matrix: [0, 1, -1, 0, 100, 0], x: 20, y: 30 })
  expect(svgText(only(turned), host)).toContain('transform="matrix(0 1 -1 0 70 20)"')
})

test('what is missing is left out: a run without ink, a picture that is not here', () => {
  expect(elementsOf(svgText(sampleDrawing, { outline: () => '', picture: () => null }))).toEqual([
    'svg',
    'defs',
    'linearGradient',
    ...Array(3).fill('stop'),
    ...Array(3).fill('path'),
  ])
})

test('a page cut to an ellipse is clipped, but for its bleed', () => {
  const round: Drawing = { ...sampleDrawing, cut: 'ellipse' }
  expect(svgText(round, host)).toContain('<g clip-path="url(#cut)">')
  expect(svgText(round, host, { isWithBleed: true })).not.toContain('cut')
})

function elementsOf(svg: string): string[] {
  const names: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => names.push(name))
  parser.on('error', (cause) => {
    throw cause
  })
  parser.write(svg).close()
  return names
}
