import type { Form } from '../pdf/page-boxes.ts'

export type PictureFormat = 'png' | 'jpg' | 'webp'

/** Of forms in px, how many times; of forms in millimetres, how many pixels by inch. */
export type Resolution = { readonly scale: 1 | 2 | 3 } | { readonly perInch: 150 | 300 }

export interface ExportSize {
  readonly width: number
  readonly height: number
  /** Pixels by inch, null for forms in px. */
  readonly perInch: number | null
}

/** What a canvas of iPadOS may have. Above it a PNG is written in strips, and other formats cannot be. */
export const mostCanvasPixels = 16_777_216
/** Of a PNG in strips, for what time and a file are worth: 8000 × 8000. */
const mostPixels = 64_000_000
/** WebP stores sides with 14 bits; a strip of this many columns is a canvas that every browser has. */
const mostOfSide = 16_383

/** The pixels of a page. Forms in millimetres are measured in them, not in rounded px. */
export function exportSize(form: Form, resolution: Resolution, isWithBleed = false): ExportSize {
  const beyond = isWithBleed ? 2 * (form.bleed ?? 0) : 0
  const perInch = 'perInch' in resolution ? resolution.perInch : null
  const factor =
    'perInch' in resolution ? resolution.perInch / (form.unit === 'mm' ? 25.4 : 96) : resolution.scale
  const pixels = (length: number) => Math.max(1, Math.round((length + beyond) * factor))
  return { width: pixels(form.width), height: pixels(form.height), perInch }
}

/** Resolutions that a form offers, the usual one first. */
export function resolutionsOf({ unit }: Pick<Form, 'unit'>): readonly Resolution[] {
  return unit === 'mm' ? [{ perInch: 300 }, { perInch: 150 }] : [{ scale: 1 }, { scale: 2 }, { scale: 3 }]
}

/** Why a picture of this size cannot be had: only a PNG can be this large; nothing but a PDF can. Null: it can. */
export type SizeFault = 'only-png' | 'only-pdf'

export function sizeFault({ width, height }: ExportSize, format: PictureFormat): SizeFault | null {
  if (width * height > mostPixels || Math.max(width, height) > mostOfSide) return 'only-pdf'
  return format !== 'png' && width * height > mostCanvasPixels ? 'only-png' : null
}
