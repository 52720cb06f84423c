export interface MessageShape {
  /** `name`, `count`: what the screen fills in or counts. */
  readonly inputs: readonly string[]
  /** `<0>`, `</0>`, `<1/>` */
  readonly tags: readonly string[]
}

/** What a translation has to keep of an ICU message, each named once. Throws where braces or forms do not fit. */
export function shapeOf(message: string): MessageShape {
  const inputs = new Set<string>()
  const end = readText(message, 0, false, inputs)
  if (end !== message.length) throw new Error(`unopened } at ${end}`)
  const tags = new Set(message.match(/<\/?\w+\/?>/g) ?? [])
  return { inputs: [...inputs].sort(), tags: [...tags].sort() }
}

/** Reads to the end, or to the brace that closes the form it is in; answers where that is. */
function readText(message: string, start: number, isForm: boolean, inputs: Set<string>): number {
  let at = start
  while (at < message.length) {
    const sign = message[at]
    if (sign === '}') return at
    if (sign === "'" && /[{}']/.test(message[at + 1] ?? '')) at = afterQuote(message, at)
    else at = sign === '{' ? readInput(message, at + 1, inputs) : at + 1
  }
  if (isForm) throw new Error(`unclosed { before ${start}`)
  return at
}

function readInput(message: string, start: number, inputs: Set<string>): number {
  const [whole, name, sign, kind] =
    /^\s*(\w+)\s*(?:(,)\s*(\w+)\s*(?:,|(?=})))?/.exec(message.slice(start)) ?? []
  if (!whole || !name) throw new Error(`no name after { at ${start}`)
  inputs.add(name)
  let at = start + whole.length
  if (sign && (kind === 'plural' || kind === 'select' || kind === 'selectordinal')) {
    at = readForms(message, at, inputs)
  } else if (sign) at = readText(message, at, true, inputs)
  if (message[at] !== '}') throw new Error(`unclosed {${name}`)
  return at + 1
}

function readForms(message: string, start: number, inputs: Set<string>): number {
  const names: string[] = []
  let at = start
  for (;;) {
    const [opening, name] = /^\s*(=?\w+)\s*\{/.exec(message.slice(at)) ?? []
    if (!opening || !name) break
    names.push(name)
    at = readText(message, at + opening.length, true, inputs) + 1
  }
  if (!names.includes('other')) throw new Error(`no form "other" before ${at}`)
  return at + (/^\s*/.exec(message.slice(at))?.[0].length ?? 0)
}

function afterQuote(message: string, at: number): number {
  if (message[at + 1] === "'") return at + 2
  const end = message.indexOf("'", at + 1)
  return end < 0 ? message.length : end + 1
}
