import { colourNames } from './colour-names.ts'
import { clamp, fromOklch, type Hex, hexOf } from './oklab.ts'

/**
 * Parses a typed or pasted colour: `#abc`, `B4583A`, `rgb(180, 88, 58)`, `180 88 58`, `hsl(…)`, `oklch(…)`,
 * `cmyk(…)`, an English or Korean name. Null for anything else.
 */
export function parseColour(typed: string): Hex | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  return parseHex(text) ?? parseFunction(text) ?? parseName(text.replace(/\s+/g, ''))
}

function parseName(name: string): Hex | null {
  return Object.hasOwn(colourNames, name) ? (colourNames[name] ?? null) : null
}

function parseHex(text: string): Hex | null {
  const digits = /^#?([0-9a-f]{3,8})$/.exec(text)?.[1]
  if (digits === undefined || digits.length === 5 || digits.length === 7) return null
  const isShort = digits.length < 6
  const full = isShort ? [...digits].map((digit) => digit + digit).join('') : digits
  // Transparent colours are refused, because their appearance depends on the background.
  if (full.length === 8 && !full.endsWith('ff')) return null
  return `#${full.slice(0, 6).toUpperCase()}`
}

function parseFunction(text: string): Hex | null {
  const found = /^(?:(rgb|hsl|oklch|cmyk|device-cmyk)a?\s*\(?)?([\d.,%\s/deg+-]+)\)?$/.exec(text)
  if (!found) return null
  const kind = found[1] ?? 'rgb'
  const parts = (found[2] ?? '').split(/[\s,/]+/).filter((part) => part !== '')
  const count = kind.endsWith('cmyk') ? 4 : 3
  if (parts.length < count || parts.length > count + 1 || parts.some((part) => !/^[+-]?[\d.]/.test(part)))
    return null
  // Transparency is refused in functional notation too.
  const last = parts[count]
  if (last !== undefined && Number.parseFloat(last) !== (last.endsWith('%') ? 100 : 1)) return null
  const number = (index: number, whole: number) => {
    const part = parts[index] ?? ''
    const value = Number.parseFloat(part)
    return part.endsWith('%') ? (value / 100) * whole : value
  }
  const values = parts.slice(0, count).map((part) => Number.parseFloat(part))
  if (values.some((value) => !Number.isFinite(value))) return null
  switch (kind) {
    case 'rgb': {
      const rgb = [number(0, 255), number(1, 255), number(2, 255)] as const
      return rgb.some((part) => part < 0 || part > 255) ? null : hexOf(rgb)
    }
    case 'hsl':
      return fromHsl(number(0, 360), clamp((values[1] ?? 0) / 100, 0, 1), clamp((values[2] ?? 0) / 100, 0, 1))
    case 'oklch':
      return fromOklch(number(0, 1), Math.max(0, number(1, 0.4)), number(2, 360))
    default:
      return fromCmyk(values.map((value) => clamp(value / 100, 0, 1)))
  }
}

function fromHsl(h: number, s: number, l: number): Hex {
  const part = (n: number) => {
    const k = (((n + h / 30) % 12) + 12) % 12
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOf([part(0), part(8), part(4)])
}

function fromCmyk([c = 0, m = 0, y = 0, k = 0]: readonly number[]): Hex {
  const part = (ink: number) => 255 * (1 - ink) * (1 - k)
  return hexOf([part(c), part(m), part(y)])
}
