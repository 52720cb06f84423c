import type { CssToken } from './css-tokens.ts'
import { drawingLimits } from './drawing-limits.ts'
import type { Steps } from './steps.ts'
import { endOfBlock, is } from './token-lists.ts'

type Tokens = readonly CssToken[]

/** The variables of CSS of one element; what it does not declare it has from the element around it. */
export class CssVariables {
  readonly #around: CssVariables | null
  /** Null: it refers to itself, or to one that is not declared. */
  readonly #resolved = new Map<string, Tokens | null>()
  readonly #declared: ReadonlyMap<string, Tokens>
  readonly #steps: Steps

  constructor(around: CssVariables | null, declared: ReadonlyMap<string, Tokens>, steps: Steps) {
    this.#around = around
    this.#steps = steps
    this.#declared = declared
  }

  /** Each is resolved once, also one of an element around, so that variables of variables do not multiply. */
  get(name: string): Tokens | null {
    const known = this.#resolved.get(name)
    if (known !== undefined) return known
    const declared = this.#declared.get(name)
    this.#resolved.set(name, null)
    this.#steps.take()
    const resolved = declared ? this.replacedIn(declared) : (this.#around?.get(name) ?? null)
    this.#resolved.set(name, resolved)
    return resolved
  }

  /** The tokens with every `var()` replaced; null where one has neither a value nor a fallback, or the result is too long. */
  replacedIn(tokens: Tokens, depth = 0): Tokens | null {
    this.#steps.take(tokens.length)
    if (!tokens.some(isVar)) return tokens
    if (depth > 10) return null
    const whole: CssToken[] = []
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as CssToken
      if (!isVar(token)) {
        whole.push(token)
        continue
      }
      const end = endOfBlock(tokens, at)
      const inside = tokens.slice(at + 1, end)
      const name = inside.find(({ type }) => type !== 'space')
      const comma = inside.findIndex((each) => is(each, ','))
      const fallback = comma < 0 ? null : inside.slice(comma + 1)
      const replaced = (name && this.get(name.value)) ?? (fallback && this.replacedIn(fallback, depth + 1))
      this.#steps.take(replaced?.length ?? 0)
      if (!replaced || whole.length + replaced.length > drawingLimits.value) return null
      whole.push(...replaced)
      at = end
    }
    return whole
  }
}

function isVar({ type, value }: CssToken): boolean {
  return type === 'function' && value.toLowerCase() === 'var'
}
