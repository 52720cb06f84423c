import type { FontChoice } from '#model/documents/choices.ts'
import type { Language } from '#model/language/languages.ts'
import { type FontFamily, fontFamilies, fontFamilyOf, nearestWeight } from '#model/options/fonts.ts'
import type { BrandFacts } from './propose-logos.ts'

export interface Font {
  readonly family: FontFamily
  readonly weight: number
}

/**
 * The brand's font for the letters of the name. Without one, two fonts for its script that suit the keywords;
 * the first leads. The next seed has the next fonts that suit them.
 */
export function fontsFor(facts: BrandFacts, seed: number): readonly [Font, Font] {
  const { name, korFont, engFont } = facts
  const isLatin = !/[^\p{sc=Latin}\p{sc=Common}]/u.test(name)
  const [first, second] = isLatin ? [engFont, korFont] : [korFont, engFont]
  const own = fontOf(first) ?? fontOf(second)
  if (own) return [own, own]
  const language = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)
    ? hanLanguage(facts)
    : isLatin
      ? 'en'
      : 'ko'
  const [lead = 'gothic', next = 'serif'] = classesFor(facts.tones)
  const fallback = fontFamilies[0] as FontFamily
  const known = fontFamilies.filter((family) => family.language === language && family.headerFont)
  const ofClass = (trait: FontClass) => {
    const suited = known.filter((family) => family[trait])
    // A round font for reading is too thin for a name.
    const isFit = ({ design }: FontFamily) => design === (trait === 'round')
    const ordered = [...suited.filter(isFit), ...suited.filter((family) => !isFit(family))]
    return ordered[seed % ordered.length] ?? known[seed % known.length] ?? fallback
  }
  return [bold(ofClass(lead)), bold(ofClass(next))]
}

type FontClass = 'gothic' | 'serif' | 'round'

function classesFor(tones: readonly string[]): readonly FontClass[] {
  const count = (...keys: string[]) => tones.filter((tone) => keys.includes(tone)).length
  const bySerif = count('refined', 'rooted', 'calm')
  const byRound = count('warm', 'lively')
  if (bySerif > 0 && bySerif >= byRound) return ['serif', 'gothic']
  return byRound > 0 ? ['round', 'gothic'] : ['gothic', 'serif']
}

export function isRound(tones: readonly string[]): boolean {
  return classesFor(tones)[0] === 'round' || tones.includes('natural')
}

function hanLanguage({ name, language }: BrandFacts): Language {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return 'ja'
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja' ? language : 'zh-TW'
}

function fontOf(choice: FontChoice | null): Font | null {
  const family = choice && fontFamilyOf(choice.idFontFamily)
  return family ? { family, weight: nearestWeight(family, choice.weightValue) } : null
}

function bold(family: FontFamily): Font {
  return { family, weight: nearestWeight(family, 700) }
}

/** For a name that stands alone. Pretendard is complete on every device in 700. */
export function heaviest({ family }: Font): Font {
  return { family, weight: nearestWeight(family, family.slug === 'pretendard' ? 700 : 800) }
}
