import { expect, test } from 'vitest'
import { firstLogo } from '../documents/first-logo.ts'
import { lacksSymbol } from './lacks-symbol.ts'
import { ownDrawing } from './symbols/symbols.ts'

const logo = firstLogo('온기', '')
const lacking = (id: string, letter = '온', svg = '') =>
  lacksSymbol({ ...logo, brandSymbol: { ...logo.brandSymbol, id, svg } }, letter)

test('[A-454] a logo begins with a symbol, which may be any of the library, a letter or a drawing', () => {
  expect(lacksSymbol(logo, '온')).toBe(false)
  expect([lacking('circle', ''), lacking('letter'), lacking(ownDrawing, '', '<svg/>')]).toEqual([
    false,
    false,
    false,
  ])
})

test('[A-454] without a choice, a letter or a drawing there is no symbol', () => {
  expect([lacking(''), lacking('letter-circle', ''), lacking(ownDrawing)]).toEqual([true, true, true])
})

test('a logo of the name alone needs none', () => {
  const symbol = { ...logo.brandSymbol, id: '' }
  expect(lacksSymbol({ ...logo, layout: 'NAME', brandSymbol: symbol }, '')).toBe(false)
})
