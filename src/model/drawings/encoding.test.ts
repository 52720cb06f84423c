import { describe, expect, test } from 'vitest'
import { beginsAsDrawing, encodingOf } from './encoding.ts'

describe('the encoding is that of the mark, else of the first bytes, else of the declaration', () => {
  const utf16 = (text: string, mark: number[]) =>
    Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])
  test.each([
    ['nothing said', Buffer.from('<svg/>'), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from('\uFEFF<svg/>'), 'utf-8'],
    ['a declaration', Buffer.from(`<?xml version='1.0' encoding='EUC-KR'?><svg/>`), 'euc-kr'],
    ['UTF-16 with a mark', utf16('<svg/>', [0xff, 0xfe]), 'utf-16le'],
    ['UTF-16 without a mark', utf16('<?xml?>', []), 'utf-16le'],
    ['UTF-16 the other way round', utf16('<svg/>', [0xff, 0xfe]).swap16(), 'utf-16be'],
    [
      'a declaration of UTF-16 in single bytes',
      Buffer.from('<?xml version="1.0" encoding="UTF-16"?><svg/>'),
      'utf-8',
    ],
  ])('%s', (_, bytes, encoding) => {
    expect(encodingOf(bytes)).toBe(encoding)
  })
})

test.each([
  '<svg/>',
  '\uFEFF <svg:svg xmlns:svg="a">',
  '<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<svg ',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [ <!ENTITY a "]>"> ]><svg ',
])('%s begins as a drawing', (text) => {
  expect(beginsAsDrawing(text)).toBe(true)
})

test.each(['<html><svg>', '<!-- <svg> -->', 'svg', '<svgx>', '<!---->'.repeat(600)])(
  '%s does not',
  (text) => {
    expect(beginsAsDrawing(text)).toBe(false)
  },
)
