import { type ExportSize, exportSize, resolutionsOf } from '#kits/design/export/export-size.ts'
import type { Body } from '#scene/body/body.ts'

export interface Size {
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

/** Whether a file of a design leaves a part of the size that its channel takes empty: its proportions are others. */
export function isSmallerThan({ width, height }: Size, channel: Size): boolean {
  return width < channel.width - 1 || height < channel.height - 1
}

/** In px, as people write it. */
export function sizeWords({ width, height }: Size): string {
  return `${width} × ${height}`
}
