/** Numbers of a text, without what groups their digits. */
function numbersOf(text: string): Set<string> {
  const found = text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? []
  return new Set(found.flatMap((number) => [number.replaceAll(',', ''), ...number.split(/[.,]/)]))
}

function latinOf(text: string): Set<string> {
  return new Set(
    (text.normalize('NFKC').match(/\p{Script=Latin}+/gu) ?? []).map((word) => word.toLowerCase()),
  )
}

/** A number of the text that its source does not have; null: there is none. */
export function inventedNumber(text: string, source: string): string | null {
  const known = numbersOf(source)
  const numbers = text.normalize('NFKC').match(/\d+(?:[.,]\d+)*/g) ?? []
  return numbers.find((number) => !known.has(number.replaceAll(',', ''))) ?? null
}

/** A Latin word of the text that its source does not have; null: there is none. */
export function inventedLatin(text: string, source: string): string | null {
  const known = latinOf(source)
  return [...latinOf(text)].find((word) => !known.has(word)) ?? null
}
