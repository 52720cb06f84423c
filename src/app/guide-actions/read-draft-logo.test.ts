import { beforeEach, expect, test, vi } from 'vitest'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { composeLogo } from '#model/draft-logo/compose-logo.ts'
import { type Drawing, inInk, toSvg } from '#model/draft-logo/drawing.ts'
import { readDraftLogo } from './read-draft-logo.ts'

const outlines = vi.hoisted(() => {
  const outline = { d: 'M0 0H100V50Z', box: { left: 0, top: 0, right: 100, bottom: 50 } }
  return { name: outline, tagline: null, letter: outline, symbol: 'M0 0H9V9Z' }
})
const fonts = vi.hoisted(() => ({ areHere: true }))
vi.mock('#kits/logo/draft/outline-logo.ts', () => ({
  outlineLogo: async () => {
    if (!fonts.areHere) throw new TypeError('Failed to fetch')
    return { outlines, missing: '' }
  },
}))
vi.mock('#features/logo-maker/export-logo.ts', () => ({
  toPng: async (drawing: Drawing) => new Blob([toSvg(drawing)]),
}))

const { visual } = guide
const state: LogoEditorState = {
  ...firstLogo('온기', ''),
  plate: { shape: 'CIRCLE', fill: '#B4583A' },
}
const begun = { [visual.logoMaker.path]: state }
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

beforeEach(() => {
  fonts.areHere = true
})

test('the begun logo is in the book as the logo maker draws it, in one colour with its letters', async () => {
  const drawing = composeLogo(state, outlines)
  const image = await readDraftLogo(begun)
  expect(text(image?.bytes)).toBe(toSvg(drawing))
  expect(image?.ratio).toBe(drawing.width / drawing.height)
  expect(text(image?.white)).toBe(toSvg(inInk(drawing, '#FFFFFF', { kind: 'none' })))
  expect(new Set(text(image?.white).match(/#[0-9A-F]{6}/gi)).size).toBe(2)
})

test('not where the brand has a file of a logo, or has begun none', async () => {
  expect(await readDraftLogo({ ...begun, [visual.logoSymbol.path]: { idFile: 1 } })).toBeNull()
  expect(await readDraftLogo({})).toBeNull()
})

test('without its font on the device the book is made without it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fonts.areHere = false
  expect(await readDraftLogo(begun)).toBeNull()
})
