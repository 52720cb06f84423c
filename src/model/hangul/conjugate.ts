import { withJosa } from './josa.ts'
import { lettersOf, withLast } from './syllable.ts'

/** The voice of sentences: 해요체, 합니다체, and the plain 한다체 of books. */
export type Voice = 'POLITE' | 'FORMAL' | 'PLAIN'

/**
 * A predicate in its dictionary form as the end of a sentence: 굽다 is 구워요, 굽습니다, 굽는다. A copula is written with a
 * hyphen: `하루-이다` is 하루예요. Past and intention are part of the form: 모았다; 전하겠다, which politely is 전할게요.
 */
export function conjugate(predicate: string, voice: Voice): string {
  if (predicate.endsWith('-이다')) return copula(predicate.slice(0, -3), voice)
  const stem = predicate.replace(/다$/, '')
  if (voice === 'POLITE') return polite(stem)
  return voice === 'FORMAL' ? formal(stem) : plain(stem)
}

/** A verb before a noun, of what goes on: 굽다 is 굽는, 만들다 is 만드는, 짓다 is 짓는. */
export function beforeNoun(verb: string): string {
  const stem = verb.replace(/다$/, '')
  return `${finalOf(stem) === finals.ㄹ ? withLast(stem, { final: 0 }) : stem}는`
}

/** A noun phrase as the end of a sentence: 하루예요, 하루입니다, 하루다. */
export function copula(noun: string, voice: Voice): string {
  if (voice === 'POLITE') return withJosa(noun, '이에요/예요')
  return voice === 'FORMAL' ? `${noun}입니다` : withJosa(noun, '이다/다')
}

/** The form in 아 or 어, to which 요, 서 and 주다 are added: 굽다 is 구워, 고르다 is 골라, 쓰다 is 써. */
export function infinitive(stem: string): string {
  if (stem.endsWith('하')) return withLast(stem, { medial: vowels.ㅐ })
  const last = lettersOf(stem.at(-1) ?? '')
  if (!last) return stem
  return last.final === 0 ? contracted(stem, last.medial) : closed(stem, last.medial, last.final)
}

function polite(stem: string): string {
  if (stem.endsWith('아니')) return `${stem}에요`
  if (!stem.endsWith('겠') || /[좋맞]겠$/.test(stem)) return `${infinitive(stem)}요`
  const intended = stem.slice(0, -1)
  const final = finalOf(intended)
  if (final === 0) return `${withLast(intended, { final: finals.ㄹ })}게요`
  if (final === finals.ㄹ) return `${intended}게요`
  const open = infinitive(intended)
  // 돕 → 도울, 짓 → 지을: what the stem does before a vowel. Others keep their consonant: 믿을.
  if (/워$|와$/.test(open)) return `${withLast(intended, { final: 0 })}울게요`
  return `${open.startsWith(intended) ? intended : open.slice(0, -1)}을게요`
}

function formal(stem: string): string {
  const final = finalOf(stem)
  if (final === 0 || final === finals.ㄹ) return `${withLast(stem, { final: finals.ㅂ })}니다`
  return `${stem}습니다`
}

function plain(stem: string): string {
  const final = finalOf(stem)
  if (final === finals.ㅆ || final === finals.ㅄ || adjectives.test(stem)) return `${stem}다`
  if (final === 0 || final === finals.ㄹ) return `${withLast(stem, { final: finals.ㄴ })}다`
  return `${stem}는다`
}

/** A stem that ends in a vowel. */
function contracted(stem: string, medial: number): string {
  if (/르$/.test(stem) && !/(따르|들르|치르)$/.test(stem)) return doubledL(stem)
  switch (medial) {
    case vowels.ㅗ:
      return withLast(stem, { medial: vowels.ㅘ })
    case vowels.ㅜ:
      return withLast(stem, { medial: vowels.ㅝ })
    case vowels.ㅣ:
      return withLast(stem, { medial: vowels.ㅕ })
    case vowels.ㅚ:
      return withLast(stem, { medial: vowels.ㅙ })
    case vowels.ㅡ:
      return withLast(stem, { medial: isBright(stem.at(-2)) ? vowels.ㅏ : vowels.ㅓ })
    case vowels.ㅟ:
    case vowels.ㅢ:
      return `${stem}어`
    default:
      return stem
  }
}

/** 고르 → 골라, 흐르 → 흘러. */
function doubledL(stem: string): string {
  return withLast(stem.slice(0, -1), { final: finals.ㄹ }) + (isBright(stem.at(-2)) ? '라' : '러')
}

/** A stem that ends in a consonant. */
function closed(stem: string, medial: number, final: number): string {
  if (final === finals.ㅆ) return `${stem}어`
  if (final === finals.ㅂ && !/[입잡씹뽑좁접업집꼽]$/.test(stem))
    return withLast(stem, { final: 0 }) + (/[돕곱]$/.test(stem) ? '와' : '워')
  if (/[짓잇긋붓젓낫]$/.test(stem)) return withLast(stem, { final: 0 }) + (medial === vowels.ㅏ ? '아' : '어')
  if (/([걷듣싣긷]|깨닫)$/.test(stem)) return `${withLast(stem, { final: finals.ㄹ })}어`
  return stem + (bright.includes(medial) ? '아' : '어')
}

function isBright(character: string | undefined): boolean {
  const letters = lettersOf(character ?? '')
  return letters !== null && bright.includes(letters.medial)
}

function finalOf(stem: string): number {
  return lettersOf(stem.at(-1) ?? '')?.final ?? 0
}

const vowels = {
  ㅏ: 0,
  ㅐ: 1,
  ㅓ: 4,
  ㅕ: 6,
  ㅗ: 8,
  ㅘ: 9,
  ㅙ: 10,
  ㅚ: 11,
  ㅜ: 13,
  ㅝ: 14,
  ㅟ: 16,
  ㅡ: 18,
  ㅢ: 19,
  ㅣ: 20,
}
const bright: readonly number[] = [vowels.ㅏ, vowels.ㅗ]
const finals = { ㄴ: 4, ㄹ: 8, ㅂ: 17, ㅄ: 18, ㅆ: 20 }

/** Predicates that describe, which have no 는 in the plain voice. */
const adjectives =
  /(좋|많|작|크|같|싶|아니|다르|고맙|반갑|쉽|어렵|가깝|따뜻하|충분하|편하|편안하|분명하|단순하|간단하|소중하|든든하|궁금하|새롭|지 않)$/
