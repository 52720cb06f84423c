import type { Stroke } from '#scene/body/body.ts'

export type StrokeKind = 'none' | 'solid' | 'dashed' | 'dotted'

export function strokeKind(stroke: Stroke | undefined): StrokeKind {
  if (!stroke || stroke.width === 0) return 'none'
  if (!stroke.dash || stroke.dash.length === 0) return 'solid'
  return stroke.cap === 'round' && stroke.dash[0] === 0 ? 'dotted' : 'dashed'
}

/** The stored values of a stroke of this kind: dashes grow with its width. */
export function strokeOf(kind: StrokeKind, width: number) {
  const dashes = { dashed: [width * 4, width * 2.5], dotted: [0, width * 2] } as const
  return {
    strokeWidth: kind === 'none' ? null : width,
    strokeDash: kind === 'dashed' || kind === 'dotted' ? dashes[kind] : null,
    strokeCap: kind === 'dotted' ? 'round' : null,
  }
}
