import { afterEach, expect, it } from 'vitest'
import { keep } from '#engine/browser/local-storage.ts'
import type { Body } from '#scene/body/body.ts'
import { choiceFor, isOffered, isPossible, keepChoice, readChoice, resolutionFor } from './download-choice.ts'

const usual = { format: 'pdf', isPrint: false, isOutlined: false, scale: 1, perInch: 300 } as const
const feed: Body = {
  ...{ v: 1, name: '소식', form: 'custom', unit: 'px', width: 1080, height: 1080 },
  tags: [],
  pages: [],
}
const sheet: Body = { ...feed, unit: 'mm', width: 210, height: 297 }
const banner: Body = { ...feed, unit: 'mm', width: 5000, height: 900 }

afterEach(() => keep('saegim-download', null))

it('the last choice of this device is read again', () => {
  const choice = { format: 'png', isPrint: true, isOutlined: true, scale: 3, perInch: 150 } as const
  keepChoice(choice)
  expect(readChoice()).toEqual(choice)
})

it('what another release or a person wrote there is as usual', () => {
  expect(readChoice()).toEqual(usual)
  for (const kept of ['', '[', 'null', '7', '"png"', '{"format":"tiff","scale":9,"perInch":"300"}']) {
    keep('saegim-download', kept)
    expect(readChoice()).toEqual(usual)
  }
})

it('forms in px have times, forms in millimetres have dots to the inch', () => {
  expect(resolutionFor(feed, { ...usual, scale: 2 })).toEqual({ scale: 2 })
  expect(resolutionFor(sheet, { ...usual, scale: 2, perInch: 150 })).toEqual({ perInch: 150 })
})

it('what is too large for a picture is a PDF', () => {
  expect(isOffered([feed, sheet], 'jpg')).toBe(true)
  expect(isOffered([feed, banner], 'png')).toBe(false)
  expect(choiceFor([feed, banner], { ...usual, format: 'png' }).format).toBe('pdf')
  expect(choiceFor([feed], { ...usual, format: 'webp' }).format).toBe('webp')
  const poster: Body = { ...sheet, width: 420, height: 594 }
  expect(isPossible(poster, 'jpg', { perInch: 300 })).toBe(false)
  expect(isPossible(poster, 'png', { perInch: 300 })).toBe(true)
})
