import { keep, readKept } from '#engine/browser/local-storage.ts'
import {
  exportSize,
  type PictureFormat,
  type Resolution,
  sizeFault,
} from '#kits/design/export/export-size.ts'
import type { Form } from '#kits/design/pdf/page-boxes.ts'

export type FileFormat = 'pdf' | PictureFormat

/** How a design becomes files: what this device chose last. */
export interface DownloadChoice {
  readonly format: FileFormat
  /** Of a PDF: with bleed and crop marks, where the form has bleed. */
  readonly isPrint: boolean
  /** Of a PDF: text as shapes. */
  readonly isOutlined: boolean
  /** Of pictures of forms in px. */
  readonly scale: 1 | 2 | 3
  /** Of pictures of forms in millimetres. */
  readonly perInch: 150 | 300
}

export const formats: readonly FileFormat[] = ['pdf', 'png', 'jpg', 'webp']

const key = 'saegim-download'
const usual: DownloadChoice = { format: 'pdf', isPrint: false, isOutlined: false, scale: 1, perInch: 300 }

/** What cannot be read, as of another release, is as usual. */
export function readChoice(): DownloadChoice {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? knownParts(kept) : usual
  } catch {
    return usual
  }
}

/** Stores it on this device, where that is possible. */
export function keepChoice(choice: DownloadChoice): void {
  keep(key, JSON.stringify(choice))
}

function knownParts(kept: Partial<Record<keyof DownloadChoice, unknown>>): DownloadChoice {
  const oneOf = <Value>(values: readonly Value[], found: unknown, otherwise: Value) =>
    values.find((value) => value === found) ?? otherwise
  return {
    format: oneOf(formats, kept.format, usual.format),
    isPrint: kept.isPrint === true,
    isOutlined: kept.isOutlined === true,
    scale: oneOf([1, 2, 3], kept.scale, usual.scale),
    perInch: oneOf([300, 150], kept.perInch, usual.perInch),
  }
}

/** Of the choices those that this form has. */
export function resolutionFor({ unit }: Pick<Form, 'unit'>, { scale, perInch }: DownloadChoice): Resolution {
  return unit === 'mm' ? { perInch } : { scale }
}

/** The choice with a resolution. */
export function withResolution(choice: DownloadChoice, resolution: Resolution): DownloadChoice {
  return { ...choice, ...resolution }
}

/** Whether a picture can be had in a resolution: the largest are PNG alone, and banners are PDF alone. */
export function isPossible(form: Form, format: FileFormat, resolution: Resolution): boolean {
  return format === 'pdf' || sizeFault(exportSize(form, resolution), format) === null
}

/** Whether all designs can be had in a format, if only in their least resolution. */
export function isOffered(sizes: readonly Form[], format: FileFormat): boolean {
  return sizes.every((form) => isPossible(form, format, form.unit === 'mm' ? { perInch: 150 } : { scale: 1 }))
}

/** The choice, or a PDF where designs are too large for a picture. */
export function choiceFor(sizes: readonly Form[], choice: DownloadChoice): DownloadChoice {
  return isOffered(sizes, choice.format) ? choice : { ...choice, format: 'pdf' }
}
