import { beforeEach, expect, test, vi } from 'vitest'
import { firstLogo } from '#model/documents/first-logo.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { readDraftLogos } from './draft-logos.ts'

const fonts = vi.hoisted(() => ({ areHere: true }))
vi.mock('#kits/logo/draft/outline-logo.ts', () => ({
  outlineLogo: async () => {
    if (!fonts.areHere) throw new TypeError('Failed to fetch')
    const outline = { d: 'M0 0H300V50H0Z', box: { left: 0, top: 0, right: 300, bottom: 50 } }
    return {
      outlines: { name: outline, tagline: null, letter: outline, symbol: 'M0 0H100V100H0Z' },
      missing: '',
    }
  },
}))
vi.mock('./measure-picture.ts', () => ({
  measurePicture: async (blob: Blob) => {
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(await blob.text()) ?? []
    const measured = { luma: [9], spread: [0], cover: [1], luminance: 0.3, small: blob }
    return { ...measured, width: Number(width), height: Number(height) }
  },
}))
vi.mock('./tones-of.ts', () => ({ tonesOf: async () => [{ tone: 'dark', blob: new Blob(['found']) }] }))

const state: LogoEditorState = {
  ...firstLogo('온기', ''),
  brandSymbol: { id: 'bowl', fill: '#B4583A', svg: '' },
  layout: 'HORIZONTAL',
}
beforeEach(() => {
  fonts.areHere = true
})

test('a drafted logo is a vector in each form, in its colours and in one', async () => {
  const { pictures, bytes, absent } = await readDraftLogos(state)
  expect(pictures.map(({ form, tone, luminance }) => [form, tone, luminance])).toEqual(
    ['primary', 'secondary', 'symbol'].flatMap((form) => [
      [form, 'colour', 0.3],
      [form, 'dark', 0],
      [form, 'light', 1],
    ]),
  )
  expect([...bytes.keys()]).toEqual(pictures.map(({ key }) => key))
  expect([...bytes.values()].map(({ whole }) => whole.type)).toEqual(pictures.map(() => 'image/svg+xml'))
  expect(absent).toBe(0)
})

test('where shapes lie on one another the tones are those that its pixels have', async () => {
  const plated = { ...state, layout: 'SYMBOL', plate: { shape: 'CIRCLE', fill: '#112233' } } as const
  const { pictures, bytes } = await readDraftLogos(plated)
  expect(pictures.map(({ tone }) => tone)).toEqual(['colour', 'dark'])
  expect(await bytes.get('draft symbol dark')?.whole.text()).toBe('found')
})

test('where a font cannot be had the logo is absent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  fonts.areHere = false
  expect(await readDraftLogos(state)).toEqual({ pictures: [], bytes: new Map(), absent: 1 })
})
