import { type CssToken, cssTokens } from './css-tokens.ts'
import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import { endOfBlock, is, opensBlock, trimmed } from './token-lists.ts'

export interface CssRule {
  readonly selector: readonly CssToken[]
  readonly declarations: readonly CssDeclaration[]
}

export interface CssDeclaration {
  /** In small letters, but for a variable. */
  readonly property: string
  readonly value: readonly CssToken[]
  readonly isImportant: boolean
}

export interface CssSheet {
  readonly rules: readonly CssRule[]
  /** At-rules that bring in what a cleaned drawing cannot have: fonts, other sheets, animations. */
  readonly others: readonly string[]
}

/** The rules of a sheet that apply on a screen. What CSS says about wrong rules is followed: they are left out alone. */
export function readSheet(text: string): CssSheet {
  const sheet: { rules: CssRule[]; others: string[] } = { rules: [], others: [] }
  readRules(cssTokens(text), sheet)
  return sheet
}

function readRules(
  tokens: readonly CssToken[],
  sheet: { rules: CssRule[]; others: string[] },
  depth = 0,
): void {
  let at = 0
  while (at < tokens.length) {
    const token = tokens[at] as CssToken
    if (token.type === 'space' || is(token, ';') || is(token, '}')) {
      at += 1
      continue
    }
    const isAt = token.type === 'at'
    let end = at
    while (end < tokens.length && !is(tokens[end], '{') && !(isAt && is(tokens[end], ';'))) {
      end = tokens[end]?.type === 'function' ? endOfBlock(tokens, end) + 1 : end + 1
    }
    const prelude = tokens.slice(isAt ? at + 1 : at, end)
    const hasBlock = is(tokens[end], '{')
    const close = hasBlock ? endOfBlock(tokens, end) : end
    const block = hasBlock ? tokens.slice(end + 1, close) : []
    at = close + 1
    if (!isAt) {
      if (hasBlock) sheet.rules.push({ selector: trimmed(prelude), declarations: readDeclarations(block) })
      if (sheet.rules.length > drawingLimits.rules) throw new DrawingFault('tooComplex', 'style')
      continue
    }
    const name = token.value.toLowerCase()
    const applies = name === 'media' ? appliesOnScreen(prelude) : name === 'supports' || name === 'layer'
    if (applies && hasBlock && depth < 8) readRules(block, sheet, depth + 1)
    else if (/^(import|font-face|(-\w+-)?keyframes)$/.test(name)) sheet.others.push(`@${name}`)
  }
}

/** Of a style attribute or of the block of a rule. */
export function readDeclarations(given: string | readonly CssToken[]): CssDeclaration[] {
  const tokens = typeof given === 'string' ? cssTokens(given) : given
  const declarations: CssDeclaration[] = []
  let from = 0
  while (from < tokens.length) {
    let end = from
    let hasBlock = false
    while (end < tokens.length && !is(tokens[end], ';')) {
      const token = tokens[end] as CssToken
      if (is(token, '{')) hasBlock = true
      end = opensBlock(token) ? endOfBlock(tokens, end) + 1 : end + 1
      // A rule inside of a rule needs no semicolon behind it.
      if (is(token, '{')) break
    }
    const declaration = hasBlock ? null : readDeclaration(trimmed(tokens.slice(from, end)))
    if (declaration) declarations.push(declaration)
    from = hasBlock ? end : end + 1
  }
  return declarations
}

function readDeclaration(tokens: readonly CssToken[]): CssDeclaration | null {
  const [name, ...rest] = tokens
  const colon = rest.findIndex(({ type }) => type !== 'space')
  if (name?.type !== 'ident' || !is(rest[colon], ':')) return null
  let value = trimmed(rest.slice(colon + 1))
  const mark = value.findLastIndex((token) => is(token, '!'))
  const isImportant =
    mark >= 0 && value.slice(mark + 1).some((token) => token.value.toLowerCase() === 'important')
  if (isImportant) value = trimmed(value.slice(0, mark))
  const property = name.value.startsWith('--') ? name.value : name.value.toLowerCase()
  return value.length > 0 ? { property, value, isImportant } : null
}

/** Of sizes, and of what else is not known where a drawing is shown, no query applies; a scheme of colours is the light one. */
export function appliesOnScreen(query: readonly CssToken[] | string): boolean {
  const tokens = typeof query === 'string' ? cssTokens(query) : query
  const text = tokens.map(({ type, value }) => (type === 'function' ? `${value}(` : value)).join('')
  return text
    .toLowerCase()
    .split(',')
    .some((each) =>
      /^(only )?(all|screen)?( and )?(\(prefers-color-scheme: ?light\))?$|^not print$/.test(each.trim()),
    )
}
