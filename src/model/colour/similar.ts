import { distanceOf, type Hex } from './oklab.ts'
import { type ColourRole, type Colours, colourRoles } from './roles.ts'

/** Smallest distance in OKLab of two colours that people tell apart at a glance. */
export const tellApart = 0.08

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

/** Whether a colour for `role` could be told apart from the other colours. */
export function isDistinct(hex: Hex, role: ColourRole, colours: Colours): boolean {
  return colourRoles.every((other) => {
    const beside = colours[other]
    return other === role || beside === null || distanceOf(hex, beside) >= tellApart
  })
}
