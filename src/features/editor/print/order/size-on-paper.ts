import type { Body } from '#scene/body/body.ts'

/** How large a design is on paper, as its PDF says it: a design in px has 96 of them to the inch. */
export function millimetresOf({ unit, width, height, bleed = 0 }: Body) {
  const inMm = (length: number) => (unit === 'mm' ? length : (length * 25.4) / 96)
  return { width: inMm(width), height: inMm(height), bleed: inMm(bleed) }
}
