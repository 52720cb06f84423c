/** The one letter of an avatar: of a Korean name its given name (이지우 → 지), of others the first letter. */
export function firstSyllable(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const [first = '', second = ''] = words
  const hangul = /^[가-힣]+$/
  // 이 지우: the surname apart.
  const whole = hangul.test(first) && first.length === 1 && hangul.test(second) ? first + second : first
  if (!hangul.test(whole)) return initial(name)
  if (whole.length === 4 && doubleSurnames.test(whole)) return whole.charAt(2)
  if (whole.length === 3) return whole.charAt(doubleSurnames.test(whole) ? 2 : 1)
  // Longer ones are nicknames, not names of a person.
  return whole.charAt(whole.length === 2 ? 1 : 0)
}

/** Those that are hardly ever a surname and the start of a given name (선우 may be 선 우진). */
const doubleSurnames = /^(남궁|황보|제갈|사공|독고)/

function initial(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0]
  return (letter ?? [...name.trim()][0] ?? '').toUpperCase()
}
