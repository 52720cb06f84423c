import { expect, it } from 'vitest'
import { parseSlices, sliceFor } from './slices.ts'

const css = `
@font-face{font-family:'A';src:url(/fonts/a/files/a-0.woff2?v=1) format('woff2');unicode-range:U+ac00-ac10,U+4??;}
@font-face{font-family:'A';src:url(/fonts/a/files/a-1.woff2?v=1) format('woff2');unicode-range:U+0-FF,U+ac05;}`

it('finds the slice of a character by its ranges, the later one of two', () => {
  const slices = parseSlices(css)
  expect(sliceFor(slices, '가')?.url).toContain('a-0')
  expect(sliceFor(slices, '갅')?.url).toContain('a-1')
  expect(sliceFor(slices, 'A')?.url).toContain('a-1')
  expect(sliceFor(slices, 'л')?.url).toContain('a-0')
  expect(sliceFor(slices, '漢')).toBeUndefined()
})

it('a face of one file is used for every character', () => {
  const slices = parseSlices("@font-face{src:url('/fonts/b/files/b.woff2')}")
  expect(sliceFor(slices, '漢')?.url).toBe('/fonts/b/files/b.woff2')
})
