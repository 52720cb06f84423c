/** A step's or section's path as the parameters of its route: `core/story/what` or `core/story`. */
export function stepParams(step: string): { group: string; section: string; step: string } {
  const [group = '', section = '', name = ''] = step.split('/')
  return { group, section, step: name }
}
