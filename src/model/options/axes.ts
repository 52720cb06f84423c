/**
 * Pairs of ends for the axes of the position map, in the order of the picker; a pair used on one axis is not
 * offered on the other. Words: `axisLow` and `axisHigh` in `locales/<language>/options-strategy.json`.
 */
export const positionAxes = [
  'PRICE',
  'MAKING',
  'ERA',
  'USE',
  'AUDIENCE',
  'MOOD',
  'CHANNEL',
  'CHOICE',
] as const

export type PositionAxis = (typeof positionAxes)[number]

/** Offered first; stored only when they are chosen. */
export const firstAxes: { readonly x: PositionAxis; readonly y: PositionAxis } = { x: 'PRICE', y: 'MAKING' }
