/** A token of CSS with its escapes resolved, so that nothing can be hidden by them. */
export type CssToken =
  | { readonly type: 'ident' | 'function' | 'at' | 'hash' | 'string' | 'url'; readonly value: string }
  /** With its unit. */
  | { readonly type: 'number'; readonly value: string }
  | { readonly type: 'space'; readonly value: ' ' }
  | { readonly type: 'delim'; readonly value: string }
  /** A string or an address that does not end where it has to. */
  | { readonly type: 'bad'; readonly value: '' }

/** Splits a style sheet, a selector or a value as CSS Syntax does. Comments, and the marks of comments of HTML, are left out. */
export function cssTokens(text: string): CssToken[] {
  const tokens: CssToken[] = []
  let at = 0

  const escapeAt = (from: number): { letter: string; length: number } | null => {
    if (text[from] !== '\\' || from + 1 >= text.length || text[from + 1] === '\n') return null
    const [hex] = /^[0-9a-f]{1,6}/i.exec(text.slice(from + 1, from + 7)) ?? []
    if (hex === undefined) {
      const letter = String.fromCodePoint(text.codePointAt(from + 1) ?? 0xfffd)
      return { letter, length: 1 + letter.length }
    }
    const code = Number.parseInt(hex, 16)
    const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    const hasSpace = /\s/.test(text[from + 1 + hex.length] ?? '')
    return {
      letter: isLetter ? String.fromCodePoint(code) : '\uFFFD',
      length: 1 + hex.length + (hasSpace ? 1 : 0),
    }
  }

  const nameAt = (from: number): { name: string; end: number } => {
    let name = ''
    let end = from
    for (;;) {
      plainName.lastIndex = end
      const [plain = ''] = plainName.exec(text) ?? []
      name += plain
      end += plain.length
      const escaped = escapeAt(end)
      if (!escaped) return { name, end }
      name += escaped.letter
      end += escaped.length
    }
  }

  const beginsName = (from: number): boolean => {
    const first = text[from] ?? ''
    if (first === '-') return text[from + 1] === '-' || beginsName(from + 1)
    return nameStart.test(first) || escapeAt(from) !== null
  }

  const readString = (quote: string): CssToken => {
    let value = ''
    at += 1
    while (at < text.length) {
      const letter = text[at] ?? ''
      if (letter === quote) {
        at += 1
        return { type: 'string', value }
      }
      if (letter === '\n') return { type: 'bad', value: '' }
      const escaped = escapeAt(at)
      if (escaped) {
        value += escaped.letter
        at += escaped.length
      } else {
        // A line that goes on behind a backslash.
        if (letter !== '\\') value += letter
        at += letter === '\\' ? 2 : 1
      }
    }
    return { type: 'string', value }
  }

  /** Behind `url(`, where no string follows. */
  const readAddress = (): CssToken => {
    let value = ''
    while (at < text.length && text[at] !== ')') {
      const escaped = escapeAt(at)
      value += escaped?.letter ?? text[at] ?? ''
      at += escaped?.length ?? 1
    }
    at += 1
    const address = value.trim()
    return /["'(\s]/.test(address) ? { type: 'bad', value: '' } : { type: 'url', value: address }
  }

  const readName = (): CssToken => {
    const { name, end } = nameAt(at)
    at = end
    if (text[at] !== '(') return { type: 'ident', value: name }
    at += 1
    if (name.toLowerCase() !== 'url') return { type: 'function', value: name }
    spaces.lastIndex = at
    const next = at + (spaces.exec(text)?.[0].length ?? 0)
    if (text[next] === '"' || text[next] === "'") return { type: 'function', value: name }
    at = next
    return readAddress()
  }

  const readToken = (): CssToken | null => {
    const letter = text[at] ?? ''
    if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2)
      at = end < 0 ? text.length : end + 2
      return null
    }
    spaces.lastIndex = at
    const [space = ''] = spaces.exec(text) ?? []
    if (space !== '') {
      at += space.length
      return { type: 'space', value: ' ' }
    }
    if (letter === '"' || letter === "'") return readString(letter)
    number.lastIndex = at
    const [digits] = number.exec(text) ?? []
    if (digits !== undefined) {
      at += digits.length
      if (text[at] === '%') {
        at += 1
        return { type: 'number', value: `${digits}%` }
      }
      if (!beginsName(at)) return { type: 'number', value: digits }
      const { name, end } = nameAt(at)
      at = end
      return { type: 'number', value: digits + name }
    }
    if (text.startsWith('<!--', at) || text.startsWith('-->', at)) {
      at += letter === '<' ? 4 : 3
      return null
    }
    if (beginsName(at)) return readName()
    if (letter === '@' && beginsName(at + 1)) {
      const { name, end } = nameAt(at + 1)
      at = end
      return { type: 'at', value: name }
    }
    if (letter === '#') {
      const { name, end } = nameAt(at + 1)
      if (name !== '') {
        at = end
        return { type: 'hash', value: name }
      }
    }
    at += 1
    return { type: 'delim', value: letter }
  }

  while (at < text.length) {
    const token = readToken()
    if (token) tokens.push(token)
  }
  return tokens
}

const plainName = /[\w\u0080-\uFFFF-]*/y
const nameStart = /[a-z_\u0080-\uFFFF]/i
const spaces = /\s*/y
const number = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy
