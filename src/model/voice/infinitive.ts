import { finalOf, finals, letterOf, type Syllable, syllableOf, vowels, withLast } from './hangul-letters.ts'

/** Last syllables of stems whose ㅂ stays: 잡아요, but 구워요. */
const keepsB = new Set('잡입씹뽑집접꼽좁업')
/** Stems whose ㄷ becomes ㄹ before a vowel: 들어요. */
const losesD = /(듣|걷|싣|깨닫|묻|긷|일컫)$/
/** Last syllables of stems that lose their ㅅ: 지어요. */
const losesS = new Set('짓잇낫붓긋젓')
/** Last syllables of stems whose ㅎ stays: 놓아요, but 그래요. */
const keepsH = new Set('좋놓넣낳쌓닿찧땋빻')
/** Stems in 르 without a second ㄹ: 따라요. */
const plainReu = /(따르|치르|들르|다다르|우러르)$/
/** Stems of one syllable in ㅣ that are not contracted: 피어요. */
const openI = new Set(['피', '비', '기', '시', '띠'])

/** The stem before 아/어: 하 → 해, 굽 → 구워, 고르 → 골라, 만들 → 만들어. What takes 요 to be 해요체. */
export function infinitiveOf(stem: string): string {
  const last = syllableOf(stem.at(-1))
  if (!last) return `${stem}어`
  return last.final === finals.none ? contracted(stem, last) : afterFinal(stem, last)
}

/** The stem before a vowel that is not 아/어: 굽 → 구우, 듣 → 들으, 짓 → 지으, 먹 → 먹으; ㄹ and vowels stay. */
export function beforeEu(stem: string): string {
  const last = syllableOf(stem.at(-1))
  if (!last || last.final === finals.none || last.final === finals.ㄹ) return stem
  if (isSoftB(stem, last)) return `${withLast(stem, { final: finals.none })}우`
  if (losesD.test(stem)) return `${withLast(stem, { final: finals.ㄹ })}으`
  if (losesS.has(stem.at(-1) ?? '')) return `${withLast(stem, { final: finals.none })}으`
  if (isSoftH(stem, last)) return withLast(stem, { final: finals.none })
  return `${stem}으`
}

function contracted(stem: string, last: Syllable): string {
  const head = stem.slice(0, -1)
  const as = (vowel: number) => head + letterOf({ ...last, vowel })
  if (stem.endsWith('하')) return as(vowels.ㅐ)
  if (stem.endsWith('푸') && stem.length === 1) return '퍼'
  if (/(이르|푸르)$/.test(stem)) return `${stem}러`
  if (stem.endsWith('르') && head !== '' && !plainReu.test(stem)) {
    const isBright = isBrightVowel(syllableOf(head.at(-1)))
    return withLast(head, { final: finals.ㄹ }) + (isBright ? '라' : '러')
  }
  switch (last.vowel) {
    case vowels.ㅡ:
      return as(isBrightVowel(syllableOf(head.at(-1))) ? vowels.ㅏ : vowels.ㅓ)
    case vowels.ㅗ:
      return as(vowels.ㅘ)
    case vowels.ㅜ:
      return as(vowels.ㅝ)
    case vowels.ㅚ:
      return as(vowels.ㅙ)
    case vowels.ㅣ:
      return openI.has(stem) ? `${stem}어` : as(vowels.ㅕ)
    case vowels.ㅏ:
    case vowels.ㅓ:
    case vowels.ㅕ:
    case vowels.ㅐ:
    case vowels.ㅔ:
      return stem
    default:
      return `${stem}어`
  }
}

function afterFinal(stem: string, last: Syllable): string {
  const open = withLast(stem, { final: finals.none })
  if (/뵙$/.test(stem)) return `${stem.slice(0, -1)}봬`
  if (isSoftB(stem, last)) return open + (/[돕곱]$/.test(stem) ? '와' : '워')
  if (losesS.has(stem.at(-1) ?? '')) return open + (isBrightVowel(last) ? '아' : '어')
  if (isSoftH(stem, last)) {
    const vowel = last.vowel === vowels.ㅑ ? vowels.ㅒ : isDark(stem) ? vowels.ㅔ : vowels.ㅐ
    return withLast(stem, { vowel, final: finals.none })
  }
  const before = losesD.test(stem) ? withLast(stem, { final: finals.ㄹ }) : stem
  return before + (isBrightVowel(last) ? '아' : '어')
}

function isSoftB(stem: string, { final }: Syllable): boolean {
  return final === finals.ㅂ && !keepsB.has(stem.at(-1) ?? '') && !stem.endsWith('수줍')
}

function isSoftH(stem: string, { final }: Syllable): boolean {
  return final === finals.ㅎ && !keepsH.has(stem.at(-1) ?? '')
}

/** 퍼렇다 and 뻘겋다, but 그렇다 and 어떻다. */
function isDark(stem: string): boolean {
  return /[겋멓]$|[퍼누허]렇$/.test(stem)
}

function isBrightVowel(syllable: Syllable | null): boolean {
  return syllable?.vowel === vowels.ㅏ || syllable?.vowel === vowels.ㅗ || syllable?.vowel === vowels.ㅑ
}

/** The stem with ㅂ니다 or 습니다 without its last two syllables: 하 → 합, 만들 → 만듭, 먹 → 먹습. */
export function withB(stem: string): string {
  const final = finalOf(stem)
  return final === finals.none || final === finals.ㄹ ? withLast(stem, { final: finals.ㅂ }) : `${stem}습`
}

/** The stem before 게 of a promise: 하 → 할, 굽 → 구울, 만들 → 만들. */
export function withL(stem: string): string {
  if (stem.endsWith('뵙')) return `${stem.slice(0, -1)}뵐`
  return withLast(beforeEu(stem), { final: finals.ㄹ })
}
