import type { Body, Layer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { hasLetters } from '#scene/edit/changes.ts'
import type { Point } from '#scene/shapes/matrix.ts'

/** Layers moved together so that the middle of the box around their frames is at a point. */
export function centredAt(layers: readonly Layer[], [x, y]: Point): readonly Layer[] {
  const left = Math.min(...layers.map((layer) => layer.x))
  const top = Math.min(...layers.map((layer) => layer.y))
  const right = Math.max(...layers.map((layer) => layer.x + layer.w))
  const bottom = Math.max(...layers.map((layer) => layer.y + layer.h))
  const [dx, dy] = [x - (left + right) / 2, y - (top + bottom) / 2]
  return layers.map((layer) => ({ ...layer, x: rounded(layer.x + dx), y: rounded(layer.y + dy) }))
}

/** Layers that came to a point, with words moved to where the page shows them; pictures and shapes may bleed over its edge. */
export function wordsOnPage(body: Body, layers: readonly Layer[]): readonly Layer[] {
  const { width, height } = pageSizeOf(body)
  const within = (start: number, length: number, end: number) =>
    rounded(Math.max(0, Math.min(start, end - length)))
  return layers.map((layer) =>
    hasLetters(layer)
      ? { ...layer, x: within(layer.x, layer.w, width), y: within(layer.y, layer.h, height) }
      : layer,
  )
}

/** A point as near to it as there is one on the page. */
export function onPage(body: Body, [x, y]: Point): Point {
  const { width, height } = pageSizeOf(body)
  return [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
}

/** px by which sizes of new layers are told: the shorter side of the page, of a strip a part of the longer one. */
export function measureOf(body: Body): number {
  const { width, height } = pageSizeOf(body)
  return Math.max(Math.min(width, height), Math.max(width, height) / 6)
}

/** A size as large as it may be of this ratio (width by height) within a share of the page. */
export function sizeWithin(
  body: Body,
  ratio: number,
  share: number,
): { readonly w: number; readonly h: number } {
  const { width, height } = pageSizeOf(body)
  const w = Math.min(width * share, height * share * ratio)
  return { w: rounded(w), h: rounded(w / ratio) }
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
