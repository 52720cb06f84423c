import type { Random } from '#model/fields/random.ts'
import { below } from './random.ts'

const ranges = [
  [0x20, 0x7e],
  [0xac00, 0xd7a3],
  [0x1100, 0x11ff],
  [0x1f300, 0x1f6ff],
  [0x900, 0x97f],
  [0x600, 0x6ff],
  [0x300, 0x36f],
  [0, 0x1f],
  [0x2000, 0x206f],
  [0xd800, 0xdfff],
  [0, 0xffff],
  [0x10000, 0x10ffff],
] as const
const pieces = [
  ...['.', '..', ' ', '/', '.png', '.CSV', '👨‍👩‍👧', '👩🏽‍💻', '\u200c', '\u200d', '\ufe0f'],
  ...['CON', 'aux', 'com1', '...', 'क्‍ष', '가나다라마바사', '🇰🇷', '\u0000', '\u3000'],
]

/** A name as it may come from a file system, a program or an attacker: joiners, halves of pairs, marks, names of devices. */
export function nameOf(random: Random): string {
  const length = random() < 0.5 ? below(random, 20) : below(random, 260)
  let name = ''
  while (name.length < length) {
    if (random() < 0.3) name += pieces[below(random, pieces.length)]
    else {
      const [from, to] = ranges[below(random, ranges.length)] ?? [0x20, 0x7e]
      const repeated = random() < 0.1 ? below(random, 120) : 1
      name += String.fromCodePoint(from + below(random, to - from + 1)).repeat(repeated)
    }
  }
  return random() < 0.3 ? `${name}.png` : name
}
