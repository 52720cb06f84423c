export type TokenKind = 'colour' | 'type' | 'radius' | 'length' | 'layer' | 'font' | 'motion' | 'shadow'

export interface Token {
  /** `--paper`. */
  readonly name: string
  /** As the style sheet says it. */
  readonly value: string
}

/** By the name of a token. Those whose names say nothing are colours. */
const kinds: readonly (readonly [RegExp, TokenKind])[] = [
  [/font/, 'font'],
  [/^--size-/, 'type'],
  [/^--radius-/, 'radius'],
  [/^--(?:height-|logo-|space-|target$|page-x$)/, 'length'],
  [/^--layer-/, 'layer'],
  [/^--ease$/, 'motion'],
  [/^--float$/, 'shadow'],
]

export function kindOf({ name }: Token): TokenKind {
  return kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'colour'
}

/**
 * The tokens that style sheets set on the root, in their order: the ones of every page, not what a brand, a language or a
 * narrow window changes of them.
 */
export function readTokens(sheets: Iterable<CSSStyleSheet>): readonly Token[] {
  const values = new Map<string, string>()
  for (const rule of [...sheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!('selectorText' in rule) || rule.selectorText !== ':root') continue
    const { style } = rule as CSSStyleRule
    for (const name of style) {
      // A build has variables of its own in place of `light-dark()`.
      if (!/^--(?!lightningcss-)/.test(name) || values.has(name)) continue
      values.set(name, style.getPropertyValue(name).replaceAll(/\s+/g, ' ').trim())
    }
  }
  return [...values].map(([name, value]) => ({ name, value }))
}
