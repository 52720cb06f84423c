import { type ExportSize, exportSize, resolutionsOf } from '#kits/design/export/export-size.ts'
import type { Body } from '#scene/body/body.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The pixels of a page of a design: as large as a channel takes pictures, where that is known. Nothing is cut off. */
export function sizeOfFile(body: Pick<Body, 'unit' | 'width' | 'height'>, channel: Size | null): ExportSize {
  const [resolution = { scale: 1 as const }] = resolutionsOf(body)
  const whole = exportSize(body, resolution)
  if (channel === null) return whole
  const factor = Math.min(channel.width / whole.width, channel.height / whole.height)
  const pixels = (length: number) => Math.max(1, Math.round(length * factor))
  return { width: pixels(whole.width), height: pixels(whole.height), perInch: null }
}
