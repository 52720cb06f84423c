import * as z from 'zod'

/*
 * The texts of a body that have a grammar: slots, colours, families of fonts, sources of pictures, path data. Their types are
 * those of the body in the scene.
 */

type Slot = `{${string}}`

/** Words of the brand that a text may have between braces, as `{brand.name}`. */
const knownWords = new Set([
  'name',
  'subName',
  'tagline1',
  'tagline2',
  'tagline3',
  'website',
  'address',
  'representative',
  'email',
  'businessName',
  'businessNumber',
])

/** A text of this pattern, as the type that says so. */
function textOf<T extends string>(pattern: RegExp, error: string) {
  return z.string().max(100).regex(pattern, error) as unknown as z.ZodType<T, T>
}

/** `#RRGGBB`, or a colour of the brand: as it is, what is readable on it, itself darkened until readable, or a mix by per cent. */
export const paintColour = textOf<Slot | `#${string}`>(
  /^(?:#[0-9A-Fa-f]{6}|\{color\.(?:main|secondary|tertiary|quaternary|success|info|warning|danger|ink|paper)(?:\.(?:on|text|(?:tint|shade)\d{1,2}))?\})$/,
  'is no colour and no slot of one',
)

/** A role of the brand's typography, a family of the server, or a font file of the brand. */
export const fontName = textOf<string>(
  /^(?:\{font\.(?:korMain|korSub|engMain|engSub)\}|[a-z0-9][a-z0-9-]*|file:[1-9]\d{0,14})$/,
  'is no font and no slot of one',
)

export const logoSlot = textOf<Slot>(
  /^\{logo\.(?:primary|secondary|symbol)(?:\.(?:paper|ink|light|main))?\}$/,
  'is no slot of a logo',
)

export const pictureSource = textOf<Slot | `file:${string}`>(
  /^(?:\{photo\.(?:[1-9]|[1-4]\d|50)\}|file:[1-9]\d{0,14})$/,
  'is no picture and no slot of one',
)

/** What a layer may depend on. */
export const shownSlot = textOf<Slot>(
  /^\{(?:brand\.[A-Za-z0-9]{1,30}|photo\.(?:[1-9]|[1-4]\d|50)|logo\.(?:primary|secondary|symbol))\}$/,
  'is no slot that can be empty',
).refine((slot) => !slot.startsWith('{brand.') || hasKnownWords(slot), 'is no slot that can be empty')

/** Whether each brace of a text is a word of the brand, or is written twice. */
export function hasKnownWords(text: string): boolean {
  const rest = text
    .replaceAll('{{', '')
    .replaceAll('}}', '')
    .replaceAll(/\{brand\.(\w+)\}/g, (slot, name: string) => (knownWords.has(name) ? '' : slot))
  return !/[{}]/.test(rest)
}

/** Numbers that each letter of path data takes. */
const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, Q: 4, Z: 0 }

/** Whether this is path data of absolute M, L, C, Q and Z alone, with as many numbers as each takes. */
export function isPathData(d: string): boolean {
  const token = /([MLCQZ])|(-?(?:\d+\.?\d*|\.\d+))|[\s,]+/gy
  let letter = ''
  let count = 0
  let at = 0
  const isWhole = () => {
    const each = numbersOf[letter] ?? -1
    return each === 0 ? count === 0 : count > 0 && count % each === 0
  }
  for (let found = token.exec(d); found; found = token.exec(d)) {
    at = token.lastIndex
    if (found[2] !== undefined) count++
    if (found[1] === undefined) continue
    if (letter === '' ? found[1] !== 'M' : !isWhole()) return false
    letter = found[1]
    count = 0
  }
  return at === d.length && letter !== '' && isWhole()
}
