import type { CssToken } from './css-tokens.ts'

export function is(token: CssToken | undefined, delim: string): boolean {
  return token?.type === 'delim' && token.value === delim
}

/** Where the block ends that the token at `at` opens: at its closing bracket, else at the end of all. */
export function endOfBlock(tokens: readonly CssToken[], at: number): number {
  let depth = 0
  for (let i = at; i < tokens.length; i++) {
    const token = tokens[i] as CssToken
    if (opensBlock(token)) depth += 1
    else if (token.type === 'delim' && ')]}'.includes(token.value)) depth -= 1
    if (depth === 0) return i
  }
  return tokens.length
}

export function opensBlock({ type, value }: CssToken): boolean {
  return type === 'function' || (type === 'delim' && '([{'.includes(value))
}

export function trimmed(tokens: readonly CssToken[]): readonly CssToken[] {
  let from = 0
  let to = tokens.length
  while (tokens[from]?.type === 'space') from += 1
  while (to > from && tokens[to - 1]?.type === 'space') to -= 1
  return tokens.slice(from, to)
}

/** Parts between the commas that no bracket encloses. */
export function splitAtCommas(tokens: readonly CssToken[]): (readonly CssToken[])[] {
  const parts: (readonly CssToken[])[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CssToken
    if (opensBlock(token)) at = endOfBlock(tokens, at)
    else if (is(token, ',')) {
      parts.push(trimmed(tokens.slice(from, at)))
      from = at + 1
    }
  }
  return [...parts, trimmed(tokens.slice(from))]
}
