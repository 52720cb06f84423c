import { expect, test } from 'vitest'
import { firstLogo } from '../documents/first-logo.ts'
import type { LogoEditorState } from '../documents/logo-editor.ts'
import { composeLogo } from './compose-logo.ts'

const name = { d: 'M0 0H100V50H0Z', box: { left: 0, top: 0, right: 100, bottom: 50 } }
const outlines = { name, tagline: null, letter: name, symbol: 'M0 0H100V100H0Z' }

function draw(changes: Partial<LogoEditorState>) {
  const { width, height, shapes } = composeLogo({ ...firstLogo('온기', ''), ...changes }, outlines)
  return { width, height, symbol: shapes[0]?.kind === 'path' ? shapes[0].scale : null }
}

test('the symbol is smaller or larger, and nearer to the name or farther from it', () => {
  expect(draw({ layout: 'HORIZONTAL' })).toMatchObject({ width: 180, symbol: 1 })
  expect(draw({ layout: 'HORIZONTAL', symbolSize: 'SMALL' })).toMatchObject({ width: 156, symbol: 0.76 })
  expect(draw({ layout: 'HORIZONTAL', gap: 'NARROW' })).toMatchObject({ width: 168, symbol: 1 })
  expect(draw({ layout: 'VERTICAL' })).toMatchObject({ height: 151, symbol: 1 })
  expect(draw({ layout: 'VERTICAL', symbolSize: 'LARGE', gap: 'NARROW' })).toMatchObject({
    height: 168,
    symbol: 1.3,
  })
})

test('a symbol alone has one size', () => {
  expect(draw({ layout: 'SYMBOL', symbolSize: 'LARGE' })).toEqual(draw({ layout: 'SYMBOL' }))
})
