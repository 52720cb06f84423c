import { contrastOf, darkPaper, enoughForText, paper } from './contrast.ts'
import { fromOklch, type Hex, oklchOf } from './oklab.ts'

const step = 0.01

/** The main colour made readable as text: darker on light paper, lighter on dark paper. */
export function mainStrongOf(main: Hex, theme: 'light' | 'dark'): Hex {
  const ground = theme === 'light' ? paper : darkPaper
  const direction = theme === 'light' ? -step : step
  const { l, c, h } = oklchOf(main)
  let made = main
  for (let lightness = l; contrastOf(made, ground) < enoughForText; ) {
    lightness += direction
    made = fromOklch(lightness, c, h)
  }
  return made
}
