const hangulName = /^[가-힣]{2,4}$/
/**
 * Surnames of two syllables whose first syllable is hardly ever a surname itself; 선우 is left out, because it
 * may be 선 and 우진.
 */
const doubleSurname = /^(남궁|황보|제갈|사공|독고)/

/**
 * The letter shown for a person; '' without a name. Many people share the few Korean surnames, so a Korean
 * full name of three syllables, or of four with a surname of two, gives the first syllable of the given name
 * (이지우 → 지). Other names give their first letter.
 */
export function initialOf(name: string): string {
  const [first = '', second = ''] = name.normalize('NFC').trim().split(/\s+/)
  // A surname written apart: 이 지우.
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
