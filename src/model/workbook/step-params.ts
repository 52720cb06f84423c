/** A step's or section's path as parameters of the workbook's route: `core/story/what` or `core/story`. */
export function stepParams(path: string): { _splat: string } {
  return { _splat: path }
}
