import { Refusal } from './refusal.ts'

/** Far more than any shape of the contract has. */
const mostLevels = 32

const quote = 0x22
const backslash = 0x5c
const openings = { bracket: 0x5b, brace: 0x7b }
const closings = { bracket: 0x5d, brace: 0x7d }

/**
 * Throws BAD_REQUEST for JSON that is nested too deeply, before it is parsed: a megabyte of `[` takes half a second to parse. One
 * pass over the text. What is no JSON is for the parser to refuse.
 */
export function refuseDeepJson(text: string | Uint8Array, field = 'body'): void {
  if (isTooDeep(text)) throw new Refusal('BAD_REQUEST', { fields: [{ field, code: 'INVALID_VALUE' }] })
}

function isTooDeep(text: string | Uint8Array): boolean {
  let levels = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = typeof text === 'string' ? text.charCodeAt(at) : text[at]
    if (isInString) {
      if (unit === backslash) at += 1
      else if (unit === quote) isInString = false
    } else if (unit === quote) isInString = true
    else if (unit === openings.bracket || unit === openings.brace) {
      levels += 1
      if (levels > mostLevels) return true
    } else if (unit === closings.bracket || unit === closings.brace) levels -= 1
  }
  return false
}
