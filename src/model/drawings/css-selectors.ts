import type { CssToken } from './css-tokens.ts'
import type { Steps } from './steps.ts'
import { endOfBlock, is, splitAtCommas, trimmed } from './token-lists.ts'
import type { XmlElement } from './xml-tree.ts'

/** From the last compound to the first; each with how it stands to the one that comes after it in this list. */
export interface Selector {
  readonly compounds: readonly Compound[]
  /** Ids, then classes, then types, as one number that can be compared. */
  readonly specificity: number
}

interface Compound {
  readonly tests: readonly Test[]
  /** To the compound before it in the text. */
  readonly combinator: ' ' | '>' | '+' | '~'
  /** What every element that it matches has, to find rules by; '' for any element. */
  readonly key: string
}

type Test = (element: XmlElement, steps: Steps) => boolean

const weights = { id: 1_000_000, class: 1_000, type: 1 }

/** The selectors of a list; null where one of them is none of CSS, or none that is known here: then the rule counts for nothing. */
export function readSelectors(tokens: readonly CssToken[], depth = 0): Selector[] | null {
  const selectors: Selector[] = []
  for (const part of splitAtCommas(tokens)) {
    const selector = readSelector(part, depth)
    if (!selector) return null
    selectors.push(selector)
  }
  return selectors
}

export function keyOf(selector: Selector): string {
  return selector.compounds[0]?.key ?? ''
}

/** What `keyOf` of a selector may be for an element that it matches. */
export function keysOf(element: XmlElement): string[] {
  const id = attributeOf(element, 'id')
  return [
    '',
    element.name,
    ...[...element.classes].map((each) => `.${each}`),
    ...(id === undefined ? [] : [`#${id}`]),
  ]
}

export function matches(element: XmlElement, { compounds }: Selector, steps: Steps, at = 0): boolean {
  const compound = compounds[at]
  steps.take(1 + (compound?.tests.length ?? 0))
  if (!compound?.tests.every((test) => test(element, steps))) return false
  if (at === compounds.length - 1) return true
  const go = (next: XmlElement | null) =>
    next !== null && matches(next, { compounds, specificity: 0 }, steps, at + 1)
  switch (compound.combinator) {
    case '>':
      return go(element.parent)
    case '+':
      return go(element.parent?.elements[element.index - 1] ?? null)
    case '~': {
      for (let i = 0; i < element.index; i++) if (go(element.parent?.elements[i] ?? null)) return true
      return false
    }
    default: {
      for (let above = element.parent; above; above = above.parent) if (go(above)) return true
      return false
    }
  }
}

function readSelector(tokens: readonly CssToken[], depth: number): Selector | null {
  const compounds: Compound[] = []
  let specificity = 0
  let tests: Test[] = []
  let key = ''
  let combinator: Compound['combinator'] = ' '
  const end = () => {
    compounds.unshift({ tests, combinator, key })
    tests = []
    key = ''
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as CssToken
    const isCombinator = token.type === 'space' || (token.type === 'delim' && '>+~'.includes(token.value))
    if (isCombinator) {
      if (tests.length === 0 || compounds.length >= mostCompounds) return null
      end()
      combinator = ' '
      let signs = 0
      for (; isSpaceOrCombinator(tokens[at]); at++) {
        const sign = tokens[at] as CssToken
        if (sign.type === 'space') continue
        combinator = sign.value as Compound['combinator']
        signs += 1
      }
      if (signs > 1 || at >= tokens.length) return null
      at -= 1
      continue
    }
    const simple = readSimple(tokens, at, depth)
    if (!simple) return null
    tests.push(simple.test)
    specificity += simple.specificity
    if (simple.key && (key === '' || simple.key.startsWith('#'))) key = simple.key
    at = simple.end
  }
  if (tests.length === 0) return null
  end()
  return compounds.length > mostCompounds ? null : { compounds, specificity }
}

const mostCompounds = 20

function isSpaceOrCombinator(token: CssToken | undefined): boolean {
  return token?.type === 'space' || (token?.type === 'delim' && '>+~'.includes(token.value))
}

interface Simple {
  readonly test: Test
  readonly specificity: number
  readonly end: number
  readonly key?: string
}

function readSimple(tokens: readonly CssToken[], at: number, depth: number): Simple | null {
  const token = tokens[at] as CssToken
  const next = tokens[at + 1]
  // A namespace in front is not compared: all that is kept is SVG.
  if ((token.type === 'ident' || is(token, '*')) && is(next, '|') && at + 2 < tokens.length)
    return readSimple(tokens, at + 2, depth)
  if (token.type === 'ident')
    return { test: ({ name }) => name === token.value, specificity: weights.type, end: at, key: token.value }
  if (is(token, '*')) return { test: () => true, specificity: 0, end: at }
  if (token.type === 'hash')
    return {
      test: (element, steps) => foundIn(element, 'id', steps) === token.value,
      specificity: weights.id,
      end: at,
      key: `#${token.value}`,
    }
  if (is(token, '.') && next?.type === 'ident')
    return {
      test: (element) => element.classes.has(next.value),
      specificity: weights.class,
      end: at + 1,
      key: `.${next.value}`,
    }
  if (is(token, '[')) {
    const end = endOfBlock(tokens, at)
    const test = attributeTest(trimmed(tokens.slice(at + 1, end)))
    return test && { test, specificity: weights.class, end }
  }
  if (is(token, ':')) return readPseudo(tokens, at + 1, depth)
  return null
}

function attributeTest(tokens: readonly CssToken[]): Test | null {
  const [name, ...rest] = tokens.filter(({ type }) => type !== 'space')
  if (name?.type !== 'ident') return null
  const operator = rest
    .filter(({ type }) => type === 'delim')
    .map(({ value }) => value)
    .join('')
  const wanted = rest.find(({ type }) => type === 'string' || type === 'ident')?.value
  if (rest.length === 0) return (element, steps) => foundIn(element, name.value, steps) !== undefined
  if (wanted === undefined) return null
  const compares: Readonly<Record<string, (value: string) => boolean>> = {
    '=': (value) => value === wanted,
    '~=': (value) => value.split(/\s+/).includes(wanted),
    '|=': (value) => value === wanted || value.startsWith(`${wanted}-`),
    '^=': (value) => wanted !== '' && value.startsWith(wanted),
    '$=': (value) => wanted !== '' && value.endsWith(wanted),
    '*=': (value) => wanted !== '' && value.includes(wanted),
  }
  const compare = Object.hasOwn(compares, operator) ? compares[operator] : undefined
  return compare
    ? (element, steps) => {
        const value = foundIn(element, name.value, steps)
        const length = value?.length ?? 0
        // To split is dearer than to compare.
        if (operator === '~=') steps.take(length >> 2)
        else steps.takeLetters(length)
        return value !== undefined && compare(value)
      }
    : null
}

function readPseudo(tokens: readonly CssToken[], at: number, depth: number): Simple | null {
  const token = tokens[at]
  // A part that no element is, such as `::selection`.
  if (is(token, ':')) return { test: () => false, specificity: weights.type, end: at + 1 }
  if (token?.type === 'ident') {
    const test = states.get(token.value.toLowerCase()) ?? (() => false)
    return { test, specificity: weights.class, end: at }
  }
  if (token?.type !== 'function') return null
  const end = endOfBlock(tokens, at)
  const inside = trimmed(tokens.slice(at + 1, end))
  const name = token.value.toLowerCase()
  if (name === 'nth-child' || name === 'nth-last-child' || name === 'nth-of-type') {
    const test = nthTest(inside, name)
    return test && { test, specificity: weights.class, end }
  }
  if (name !== 'not' && name !== 'is' && name !== 'where')
    return { test: () => false, specificity: weights.class, end }
  const selectors = depth < 4 ? readSelectors(inside, depth + 1) : null
  if (!selectors) return null
  const specificity = name === 'where' ? 0 : Math.max(...selectors.map((each) => each.specificity))
  const isOne: Test = (element, steps) => selectors.some((each) => matches(element, each, steps))
  return { test: name === 'not' ? (element, steps) => !isOne(element, steps) : isOne, specificity, end }
}

/** The states that elements of a drawing have without input of a pointer or key; no element has another one. */
const states: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['root', ({ parent }) => parent === null],
  ['first-child', ({ index }) => index === 0],
  ['last-child', ({ index, parent }) => index === (parent?.elements.length ?? 1) - 1],
  ['only-child', ({ parent }) => (parent?.elements.length ?? 1) === 1],
  ['first-of-type', (element, steps) => siblingsOfType(element, steps)[0] === element],
  ['last-of-type', (element, steps) => siblingsOfType(element, steps).at(-1) === element],
  ['empty', ({ children }) => children.length === 0],
])

function nthTest(tokens: readonly CssToken[], name: string): Test | null {
  const text = tokens
    .map(({ value }) => value)
    .join('')
    .toLowerCase()
    .replace(/\s/g, '')
  const [, step, offset] =
    /^([+-]?\d*)n([+-]\d+)?$/.exec(text.replace(/^odd$/, '2n+1').replace(/^even$/, '2n')) ?? []
  const isNumber = /^[+-]?\d+$/.test(text)
  if (step === undefined && !isNumber) return null
  const a = isNumber ? 0 : step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step)
  const b = isNumber ? Number(text) : Number(offset ?? 0)
  return (element, steps) => {
    const { index, parent } = element
    const place =
      name === 'nth-of-type'
        ? siblingsOfType(element, steps).indexOf(element) + 1
        : name === 'nth-last-child'
          ? (parent?.elements.length ?? 1) - index
          : index + 1
    return a === 0 ? place === b : (place - b) % a === 0 && (place - b) / a >= 0
  }
}

/** Of one name; counted, because an element may have very many siblings. */
function siblingsOfType({ parent, name }: XmlElement, steps: Steps): readonly XmlElement[] {
  const siblings = parent?.elements ?? []
  steps.take(siblings.length)
  return siblings.filter((one) => one.name === name)
}

/** Counted, because an element may have very many attributes. */
function foundIn(element: XmlElement, name: string, steps: Steps): string | undefined {
  steps.take(element.attributes.length)
  return attributeOf(element, name)
}

export function attributeOf({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((each) => each.name === name && each.prefix === '')?.value
}
