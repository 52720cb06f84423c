/**
 * A city with its country as a language says them: `대한민국 서울`, `Bristol, United Kingdom`. The country is a code of two letters; an
 * empty part, and what is no such code, is left out.
 */
export function placeWords(language: string, country: string, city: string): string {
  const parts = [countryName(language, country), city.trim()].filter((part) => part !== '')
  const isLargestFirst = /^(?:ko|ja|zh)\b/.test(language)
  return isLargestFirst ? parts.join(' ') : parts.toReversed().join(', ')
}

function countryName(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}
