/** Where a menu opens, in px of the window. */
export interface MenuPoint {
  readonly x: number
  readonly y: number
}
