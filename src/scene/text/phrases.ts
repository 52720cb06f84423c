import { isHangul, isHiragana, isKatakana } from './scripts.ts'

/** Words that stay with the next one, and endings of phrases that stay with the word before. */
const ahead = new Set(
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 이 그 저 새 첫 온 몇 각 매 안 못 더 꼭 잘 큰 제'.split(' '),
)
/** Of Korean words. */
const ending =
  /(?:까지|부터|마다|짜리|씩|쯤|만큼)?(?:[은는이가을를도만에의과와로고]|으로|이?에요|예요)?[.,?]?$/u
const behind = new Set('것 수 때 뒤 전 중 등 점 번 개 명 잔 줄 끼 분 곳 만큼 듯'.split(' '))
/** After a name, whatever its script. */
const koreanHonorific = /^(?:님|씨)(?:께서|에게|께|들)?(?:[은는이가을를도만의과와]|이?에요|예요)?[.,?]?$/u
/** After a number and a space. */
const koreanUnits = new Set(
  '원 만 천 개 명 분 초 시 시간 시간대 일 월 년 주 달 개월 주년 살 세 층 호 번 회 장 권 병 잔 박 인 인분 인용 평 배 곳 마리 켤레 벌 판 조각 줄 가지'.split(
    ' ',
  ),
)
/** Of Japanese and Chinese, whose letters are parted one by one: what may come after it is punctuation. */
const cjkUnit =
  /^[円元圆圓块塊角折個个箇名人位本枚杯皿席点點回次歳岁歲階层層楼樓号號年月日時时分秒天周週泊晚间間家件份款種种倍割台匹冊坪畳万千][^\p{L}\p{N}]*$/u
/** What goes on with a unit: 3時間, 7時半, 30元起. */
const unitGoesOn = /^(?:[時时日週周年月分]間|[個个箇][月]|[時时点點]半|小[時时]|分[鐘钟]|[元圆圓块塊円]起)/u
const number = /[\d０-９]$/u
const wideDigit = /^[０-９]/u
const cjkHonorific = /^[様樣殿氏][^\p{L}\p{N}]*$/u
const prefix = /(?:^|[^\p{L}])[おご御]$/u
const titles = /^(?:先生|女士|小姐|老師|老师|太太)/u
/** Graphemes before which a phrase takes no further word. */
const longest = 8
/** After these a phrase of Japanese is over. */
const isEnd = /[、。，．・：；？！」』）】〕〉》\s]$/u
const han = /^\p{Script=Han}/u

/** Two pieces that follow each other, and the one after them; '' where there is none. */
interface Neighbours {
  /** What is glued so far. */
  readonly phrase: string
  /** Its last piece. */
  readonly last: string
  readonly next: string
  readonly after: string
  readonly hasSpace: boolean
}

/**
 * Whether a line should rather not end between two pieces. Numbers stay with their units, names with what they are addressed by; Korean
 * phrases by their words; in Japanese endings and particles, which are hiragana, stay with what they belong to, and words of katakana
 * whole.
 */
export function isGlued(at: Neighbours): boolean {
  const { phrase, last, next, hasSpace } = at
  if (isCounted(at) || isAddressed(at)) return true
  if (phrase.length > longest) return false
  if (hasSpace) return isHangul(phrase) && (ahead.has(last) || isWord(next, behind))
  if (/[のはがをにでともへや]$/u.test(last) && isHonoured(at)) return false
  return (isHiragana(next) && !isEnd.test(phrase)) || (isKatakana(last) && isKatakana(next))
}

/** Whether it is one of these words, with or without an ending. */
function isWord(text: string, words: ReadonlySet<string>): boolean {
  return words.has(text.replace(/[.,?]$/, '')) || words.has(text.replace(ending, ''))
}

/** A number and its unit, with a space between them too. */
function isCounted({ phrase, last, next, after, hasSpace }: Neighbours): boolean {
  if (number.test(last)) {
    if (hasSpace && isWord(next, koreanUnits)) return true
    if (cjkUnit.test(next) || unitGoesOn.test(`${next}${after}`)) return true
    return !hasSpace && wideDigit.test(next)
  }
  return !hasSpace && /[\d０-９]\s?\S$/u.test(phrase) && unitGoesOn.test(`${last}${next}`)
}

/** A name and what it is addressed by, or a word and what honours it. */
function isAddressed({ last, next, after, hasSpace }: Neighbours): boolean {
  if (koreanHonorific.test(next)) return hasSpace && /[\p{L}\p{N}○]$/u.test(last)
  if (hasSpace || isEnd.test(last)) return false
  if (titles.test(`${last}${next}`)) return true
  if (cjkHonorific.test(next)) return true
  if (titles.test(`${next}${after}`)) return han.test(last)
  return prefix.test(last) && (han.test(next) || isKatakana(next))
}

/** Whether a prefix that honours a word comes next, and not an ending of what is before. */
function isHonoured({ next, after }: Neighbours): boolean {
  return /^[おご御]$/u.test(next) && (han.test(after) || isKatakana(after))
}
