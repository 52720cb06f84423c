import { contrastOf, white } from '#model/colour/contrast.ts'
import type { Hex } from '#model/colour/oklab.ts'

export const ink = '#1B1E24'

/** White or ink, whichever has more contrast. */
export function bestOn(ground: Hex): Hex {
  return contrastOf(white, ground) >= contrastOf(ink, ground) ? white : ink
}
