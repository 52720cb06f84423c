import { type CssToken, cssTokens } from './css-tokens.ts'
import type { CssVariables } from './css-variables.ts'
import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import { isHarmlessStyle } from './harmless-style.ts'
import type { Steps } from './steps.ts'

/**
 * The values of one drawing as they may be kept: variables replaced, no escapes, no addresses but of the drawing's own parts,
 * functions of colours and shapes alone.
 */
export class CssValues {
  readonly #steps: Steps
  /** A rule may apply to every element; what has a variable may be another value in each. */
  readonly #known = new WeakMap<readonly CssToken[], string | null>()

  constructor(steps: Steps) {
    this.#steps = steps
  }

  /** Null where it has anything else. Rejects what is too long to judge. */
  keep(value: string | readonly CssToken[], variables: CssVariables): string | null {
    this.#steps.take()
    const tokens = typeof value === 'string' ? cssTokens(value) : value
    const known = this.#known.get(tokens)
    if (known !== undefined) return known
    const whole = variables.replacedIn(tokens)
    const kept = whole && this.#written(whole)
    if (whole === tokens) this.#known.set(tokens, kept)
    return kept
  }

  /** A value that is not kept as it came, for a picture of the drawing as it was. */
  asGiven(value: readonly CssToken[], variables: CssVariables): string {
    const tokens = variables.replacedIn(value) ?? value
    this.#steps.take(tokens.length)
    return tokens.map(givenToken).join('')
  }

  #written(tokens: readonly CssToken[]): string | null {
    this.#steps.take(tokens.length)
    let text = ''
    for (const [i, token] of tokens.entries()) {
      this.#steps.takeLetters(token.value.length)
      const written = writtenToken(token, tokens[i + 1])
      if (written === null) return null
      text += written
      if (text.length > drawingLimits.value) throw new DrawingFault('tooComplex', 'style')
    }
    text = text.trim()
    // A second check, independent of the tokens.
    return text !== '' && !text.includes('/*') && isHarmlessStyle(text) ? text : null
  }
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

function givenToken({ type, value }: CssToken): string {
  if (type === 'delim' || type === 'space') return value
  if (type === 'string') return `"${escapedLetters(value)}"`
  if (type === 'url') return `url("${escapedLetters(value)}")`
  const name = escapedLetters(value)
  return type === 'function' ? `${name}(` : type === 'hash' ? `#${name}` : type === 'at' ? `@${name}` : name
}

/** What would end a string or a name, as an escape. */
function escapedLetters(text: string): string {
  return text.replace(/["'\\\s;:(){}]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)
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
