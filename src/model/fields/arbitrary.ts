import type { Random } from './random.ts'

// In the first download of the app: as short as it can be.
const pieces = '온|기|할머니의 사발|밥그릇| |\n|a|Ongi|7|🍚|한글|器|。|"|<b>|\\'.split('|')

/** A text as people and pasting make it, within `max`. */
export function arbitraryText(random: Random, max: number): string {
  const length = Math.floor(random() * 8)
  let made = ''
  for (let i = 0; i < length; i++) made += pick(random, pieces)
  return made.slice(0, max).toWellFormed()
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError()
  return item
}
