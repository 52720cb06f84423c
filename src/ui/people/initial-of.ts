const hangulName = /^[가-힣]{2,4}$/
/** Those that are hardly ever a surname and the start of a given name (선우 may be 선 우진). */
const doubleSurname = /^(남궁|황보|제갈|사공|독고)/

/**
 * The letter that stands for a person. Korean family names are few, so for a full name of three syllables, or four
 * with a family name of two, it is the first of the given name (이지우 → 지); otherwise the first letter.
 */
export function initialOf(name: string): string {
  const [first = '', second = ''] = name.normalize('NFC').trim().split(/\s+/)
  // 이 지우: the surname apart.
  const whole = first.length === 1 && hangulName.test(second) ? first + second : first
  if (hangulName.test(whole)) {
    const isDouble = whole.length > 2 && doubleSurname.test(whole)
    if (isDouble) return whole.charAt(2)
    if (whole.length === 3) return whole.charAt(1)
  }
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(first)
  const letter = letters[Symbol.iterator]().next()
  return letter.done ? '' : letter.value.segment.toUpperCase()
}
