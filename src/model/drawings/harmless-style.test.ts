import { expect, test } from 'vitest'
import { isHarmlessStyle } from './harmless-style.ts'

test.each([
  'rect{fill:url(#a)}',
  `rect{fill:url( "#a" );mask:url('#b')}`,
  'fill:#8E3B2E;font-family:"IBM Plex Sans KR"',
  '/* Generator: a drawing program */.a{fill:red}/* end */',
  '가',
])('%s loads nothing', (style) => {
  expect(isHarmlessStyle(style)).toBe(true)
})

test.each([
  ['an address', 'rect{fill:url(https://evil.example/a.svg#x)}'],
  ['an address in capitals', 'rect{fill:URL("//evil.example")}'],
  ['an import', '@import "https://evil.example/a.css";'],
  ['a set of pictures', 'rect{background:image-set("https://evil.example/a.png" 1x)}'],
  ['an escaped address', 'fill:\\75rl(https://evil.example)'],
  [
    'an address between strings with the marks of a comment',
    `a{content:"/*"}b{fill:url(//evil.example)}c{content:"*/"}`,
  ],
  [
    'an address after a reference with the mark of a comment',
    'a{fill:url(#a/*)}b{fill:url(//evil.example)}/**/',
  ],
])('%s is not harmless', (_, style) => {
  expect(isHarmlessStyle(style)).toBe(false)
})
