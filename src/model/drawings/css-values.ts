import { type CssToken, cssTokens } from './css-tokens.ts'
import type { CssVariables } from './css-variables.ts'
import { drawingLimits } from './drawing-limits.ts'
import { isHarmlessStyle } from './harmless-style.ts'

/**
 * A value of CSS as it may be kept: variables replaced, no escapes, no addresses but of the drawing's own parts, functions of
 * colours and shapes alone. Null where it has anything else.
 */
export function keptValue(value: string | readonly CssToken[], variables: CssVariables): string | null {
  const tokens = typeof value === 'string' ? cssTokens(value) : value
  const whole = variables.replacedIn(tokens)
  if (whole === null) return null
  let text = ''
  for (const [i, token] of whole.entries()) {
    const written = writtenToken(token, whole[i + 1])
    if (written === null) return null
    text += written
    if (text.length > drawingLimits.value) return null
  }
  text = text.trim()
  // A second check, independent of the tokens.
  return text !== '' && !text.includes('/*') && isHarmlessStyle(text) ? text : null
}

function writtenToken(token: CssToken, next: CssToken | undefined): string | null {
  const { type, value } = token
  switch (type) {
    case 'ident':
      return plainIdent.test(value) ? value : null
    case 'number':
      return plainNumber.test(value) ? value : null
    case 'hash':
      return plainIdent.test(value) || /^[0-9a-f]+$/i.test(value) ? `#${value}` : null
    case 'string':
      return quoted(value)
    case 'url':
      return /^#[^\s"'()\\]+$/.test(value) ? `url(${value})` : null
    case 'function':
      // With a string in it: `url("#a")`.
      if (value.toLowerCase() === 'url')
        return next?.type === 'string' && /^#[^\s"'()\\]+$/.test(next.value) ? 'url(' : null
      return keptFunctions.has(value.toLowerCase()) ? `${value}(` : null
    case 'space':
      return ' '
    case 'delim':
      return /^[,()/+*.!-]$/.test(value) ? value : null
    default:
      return null
  }
}

const plainIdent = /^[\p{L}\p{N}_-]+$/u
const plainNumber = /^[\w.+%-]+$/

function quoted(value: string): string | null {
  if (/[\\\n\r\f<>]/.test(value)) return null
  return value.includes("'") ? (value.includes('"') ? null : `"${value}"`) : `'${value}'`
}

const keptFunctions = new Set(
  `rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix calc min max clamp
   path polygon circle ellipse inset rect xywh
   blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
   matrix translate translatex translatey scale scalex scaley rotate skew skewx skewy`.split(/\s+/),
)
