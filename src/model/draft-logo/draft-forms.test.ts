import { expect, test } from 'vitest'
import { firstLogo } from '../documents/first-logo.ts'
import type { LogoEditorState } from '../documents/logo-editor.ts'
import { draftForms } from './draft-forms.ts'

const outline = { d: 'M0 0H300V50H0Z', box: { left: 0, top: 0, right: 300, bottom: 50 } }
const outlines = { name: outline, tagline: null, letter: outline, symbol: 'M0 0H100V100H0Z' }
const state: LogoEditorState = {
  ...firstLogo('온기', ''),
  brandSymbol: { id: 'bowl', fill: '#B4583A', svg: '' },
  layout: 'HORIZONTAL',
}

test.each([
  ['HORIZONTAL', ['primary', 'secondary', 'symbol']],
  ['VERTICAL', ['primary', 'secondary', 'symbol']],
  ['NAME', ['primary']],
  ['SYMBOL', ['symbol']],
] as const)('a logo as %s has the forms %j: what was left out of it is in none', (layout, forms) => {
  expect(draftForms({ ...state, layout }, outlines).map(({ form }) => form)).toEqual(forms)
})

test('the primary form lies, the secondary one stands, the symbol is a square', () => {
  const ratios = draftForms(state, outlines).map(({ colour }) => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(colour) ?? []
    return Number(width) / Number(height)
  })
  expect(ratios).toEqual([expect.closeTo(2.92, 1), expect.closeTo(1.0, 0), 1])
})

test('a form of flat shapes is one in black and one in white', () => {
  expect(draftForms(state, outlines)[0]?.fills).toEqual(['#B4583A', '#000000'])
  for (const { inks } of draftForms(state, outlines)) {
    expect(fillsOf(inks?.dark)).toEqual(['#000000'])
    expect(fillsOf(inks?.light)).toEqual(['#FFFFFF'])
  }
})

test.each([
  ['on a plate', { plate: { shape: 'RECTANGLE', fill: '#112233' } }],
  ['with a letter on a disc', { brandSymbol: { id: 'letter-circle', fill: '#112233', svg: '' } }],
  [
    'with a symbol of its own',
    { brandSymbol: { id: 'own', fill: '#112233', svg: '<svg><path d="M0 0"/></svg>' } },
  ],
] as const)('of a logo %s the one-colour form is left to its pixels', (_, change) => {
  const forms = draftForms({ ...state, ...change, layout: 'SYMBOL' }, outlines)
  expect(forms.map(({ inks }) => inks)).toEqual([null])
  expect(forms.map(({ fills }) => fills)).toEqual([[]])
})

test('a logo without anything to draw has no form', () => {
  expect(draftForms({ ...state, layout: 'NAME' }, { ...outlines, name: null })).toEqual([])
})

function fillsOf(svg = ''): string[] {
  return [...new Set([...svg.matchAll(/fill="(#\w+)"/g)].map(([, fill = '']) => fill))]
}
