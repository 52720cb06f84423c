import { contrastOf, darkPaper, enoughForText, paper } from './contrast.ts'
import { fromOklch, type Hex, oklchOf } from './oklab.ts'

const step = 0.01

/** The main colour where it has to be read: on paper moved towards ink, on the dark paper towards white. */
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
