import { distanceOf } from './oklab.ts'
import { type ColourRole, type Colours, colourRoles } from './roles.ts'

const tellApart = 0.08

/** Pairs of colours that are hard to tell apart, each pair once. */
export function similarPairs(colours: Colours): readonly (readonly [ColourRole, ColourRole])[] {
  return colourRoles.flatMap((role, i) =>
    colourRoles.slice(i + 1).flatMap((other) => {
      const one = colours[role]
      const two = colours[other]
      return one !== null && two !== null && distanceOf(one, two) < tellApart ? [[role, other] as const] : []
    }),
  )
}
