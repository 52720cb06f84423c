/** Names of fields of gateways that tell of a person, or are secrets. */
const hiddenNames =
  /name|email|mail|phone|mobile|address|birth|identity|payer|buyer|customer|secret|signature|password|cvc|message|note|url|href|custom_data|account_id|tax|holder/i
/** So much of it tells what it is about. */
const mostCharacters = 16_000
const hidden = '…'

/**
 * What a webhook said, to be read in a dispute: without persons and secrets, and numbers of cards but for their last digits. null:
 * it is no JSON, or longer than any event about a payment.
 */
export function keptBody(raw: Buffer): string | null {
  try {
    const text = JSON.stringify(withoutPersons(JSON.parse(raw.toString('utf8'))))
    return text.length > mostCharacters ? null : text
  } catch {
    return null
  }
}

function withoutPersons(value: unknown): unknown {
  if (typeof value === 'string') return withoutCards(value)
  if (typeof value === 'number') return isCardNumber(String(value)) ? hidden : value
  if (Array.isArray(value)) return value.map(withoutPersons)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, isHidden(name, of) ? hidden : withoutPersons(of)]),
  )
}

const isHidden = (name: string, of: unknown) =>
  of !== null && hiddenNames.test(name) && !/^event_?(name|type)$/i.test(name)

const withoutCards = (text: string) =>
  text.replace(/(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g, (found) =>
    isCardNumber(found.replace(/\D/g, '')) ? `${hidden}${found.slice(-4)}` : found,
  )

/** Whether digits have the length and the check digit of a card. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
