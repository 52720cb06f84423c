import { contrastOf, enoughForText } from './contrast.ts'
import { clamp, distanceOf, fromOklch, type Hex, oklchOf, turnBetween } from './oklab.ts'
import type { StatusRole } from './roles.ts'
import { tellApart } from './similar.ts'

interface Start {
  readonly h: number
  readonly c: number
  readonly l: number
  /** Hue shift in degrees for a main colour of nearly the same hue. */
  readonly aside: number
}

const starts: Readonly<Record<StatusRole, Start>> = {
  success: { h: 150, c: 0.13, l: 0.56, aside: 10 },
  info: { h: 248, c: 0.13, l: 0.54, aside: 10 },
  warning: { h: 78, c: 0.15, l: 0.78, aside: 6 },
  danger: { h: 27, c: 0.19, l: 0.55, aside: 10 },
}

/**
 * Slightly darker than every light background: a colour with enough contrast on it has enough on all of them.
 */
const darkestPaper = '#F2F2F2'

/**
 * Green, blue, yellow and red in their usual meaning, tuned to the main colour and always distinct from it, and
 * from the `fixed` colours, which are those of a logo.
 */
export function statusColours(
  main: Hex,
  isGrey: boolean,
  fixed: readonly Hex[] = [],
): Record<StatusRole, Hex> {
  const others = [main, ...fixed]
  return {
    success: statusColour('success', main, isGrey, others),
    info: statusColour('info', main, isGrey, others),
    warning: statusColour('warning', main, isGrey, others),
    danger: statusColour('danger', main, isGrey, others),
  }
}

function statusColour(role: StatusRole, main: Hex, isGrey: boolean, others: readonly Hex[]): Hex {
  const start = starts[role]
  const { c: mainC, h: mainH } = oklchOf(main)
  const between = turnBetween(start.h, mainH)
  const c = start.c * (isGrey ? 0.85 : clamp(mainC / 0.13, 0.8, 1.1))
  let h = start.h
  if (Math.abs(between) < 22 && mainC > 0.08) h += between < 0 ? start.aside : -start.aside
  else if (!isGrey) h += clamp(0.06 * between, -6, 6)

  let l = start.l
  let made = fromOklch(l, c, h)
  const isFill = role === 'warning'
  while (!isFill && contrastOf(made, darkestPaper) < enoughForText) {
    l -= 0.01
    made = fromOklch(l, c, h)
  }
  const isTaken = () => others.some((other) => distanceOf(made, other) < tellApart)
  for (let moves = 0; moves < 60 && isTaken(); moves += 1) {
    if (!isFill) l -= 0.02
    else if (l + 0.02 <= 0.86 + 1e-9) l += 0.02
    else h += 4
    made = fromOklch(l, c, h)
  }
  return made
}
