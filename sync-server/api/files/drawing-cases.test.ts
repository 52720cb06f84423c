import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isBlank, lookDifferent } from '#model/drawings/compare-pictures.ts'
import { textOf } from '#server/drawings/text-of.ts'
import { takeDrawing } from './drawing.ts'

const folder = new URL('../../../tests/fixtures/drawings/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))
const drawn = (svg: Buffer | string) =>
  sharp(Buffer.from(svg)).resize(64, 64, { fit: 'fill' }).ensureAlpha().raw().toBuffer()

/** By the parts that each loses. */
const lossy: Readonly<Record<string, string>> = {
  'fallback-page.svg': 'foreignObject',
  'lost-filter.svg': 'fill',
}
/** The renderer of the server reads no variables of CSS and nothing without a namespace. */
const unread = ['css-variables.svg', 'no-namespace.svg']

describe('exports of drawing programs are taken and look as they came', () => {
  const whole = readdirSync(folder).filter((name) => !(name in lossy))
  test.each(whole)('%s', async (name) => {
    const { svg } = await takeDrawing(read(name), 'a')
    const after = await drawn(svg)
    expect(isBlank(after)).toBe(false)
    if (unread.includes(name)) return
    const before = textOf(read(name))?.replace(/^<\?xml[^>]*>/, '') ?? ''
    expect(lookDifferent(await drawn(before), after)).toBe(false)
  })
})

describe('a drawing that loses what is seen is refused with the name of it', () => {
  test.each(Object.entries(lossy))('%s', async (name, parts) => {
    await expect(takeDrawing(read(name), 'a')).rejects.toMatchObject({
      wordsOf: 'UNSAFE_DRAWING',
      fields: [{ field: 'file', code: 'UNSAFE_DRAWING', words: { parts } }],
    })
  })

  test('what the device cleaned loses nothing more', async () => {
    const { svg } = await takeDrawing(read('figma.svg'), 'a')
    await expect(takeDrawing(Buffer.from(svg), 'a')).resolves.toMatchObject({ svg })
  })

  const drawing = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
  const lost = '<rect width="40" height="20" fill="url(https://example.com/a.svg#b) red"/>'

  test.each([
    ['in any size', drawing(lost, 'width="6000" height="6000"')],
    [
      'in a size that its style says',
      drawing(lost, 'viewBox="0 0 40 20" style="width:90000px;height:90000px"'),
    ],
    [
      'where nothing is seen of it',
      drawing('<rect width="4" height="4" filter="url(a.svg#b)" opacity="0"/>'),
    ],
    [
      'in the order of rules',
      drawing(
        '<style>rect{fill:black}#i{fill:url(a.svg#b) red}</style><rect id="i" width="40" height="20"/>',
      ),
    ],
  ])('%s', async (_, bytes) => {
    await expect(takeDrawing(bytes, 'a')).rejects.toMatchObject({ wordsOf: 'UNSAFE_DRAWING' })
  })

  test('what a lost value never showed is taken', async () => {
    const hidden = '<g stroke="url(a.svg#b)"><path d="M0 0h9v9z" stroke="none"/></g>'
    await expect(takeDrawing(drawing(hidden), 'a')).resolves.toMatchObject({ width: 40 })
  })

  test('what is too repeated to be compared is refused', async () => {
    const many = `<g id="a">${'<path d="M0 0h9v9z"/>'.repeat(200)}</g>${'<use href="#a"/>'.repeat(60)}`
    await expect(takeDrawing(drawing(many + lost), 'a')).rejects.toMatchObject({
      wordsOf: 'TOO_COMPLEX_DRAWING',
    })
  })

  test('a script that draws nothing goes without a word', async () => {
    const { svg } = await takeDrawing(read('script.svg'), 'a')
    expect(svg).not.toMatch(/script|onload|onclick|alert/)
  })

  test('what is too repeated or no XML is refused with its own reason', async () => {
    const uses = Array.from(
      { length: 9 },
      (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`,
    )
    const text = `<svg xmlns="http://www.w3.org/2000/svg"><path id="u0" d="M0 0h1v1z"/>${uses.join('')}</svg>`
    await expect(takeDrawing(Buffer.from(text), 'a')).rejects.toMatchObject({
      wordsOf: 'TOO_COMPLEX_DRAWING',
    })
    await expect(takeDrawing(Buffer.from('<svg><g>'), 'a')).rejects.toMatchObject({
      wordsOf: 'DAMAGED_PICTURE',
    })
  })
})
