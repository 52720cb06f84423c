import { finals, withLast } from './hangul-letters.ts'
import { beforeEu, infinitiveOf } from './infinitive.ts'

/** Ends of words before ㅂ니다 whose stem is always in ㄹ: 만드 (만듭니다), 머무, 감도, 베푸, 아. */
const anyL = /[드도무푸아]$/
/** Whole words of which that is true. */
const wholeL = new Set(
  '사 노 부 우 여 기 머 거 미 너 써 조 파 느 어 마 터 비 다 저머 내거 기우 서투 둥그 이끄 가느 되파 잘사'.split(
    ' ',
  ),
)

/** The stem of a verb before ㅂ니다 without its ㅂ: 만드 → 만들, 하 → 하. `object`: whether a word with 을/를 is before it. */
export function withFallenL(word: string, object: boolean): string {
  if (object && word === '사') return word
  if (anyL.test(word) || wholeL.has(word)) return withLast(word, { final: finals.ㄹ })
  return word
}

/** Verbs in 이, which are no noun with 이다; those of one syllable before it only as a whole word. */
const iVerbs = new Set(
  '보이 모이 쌓이 붙이 줄이 높이 끓이 먹이 들이 기울이 움직이 녹이 쓰이 덧붙이 숙이 속이 섞이 놓이 반짝이 망설이 선보이 돋보이 곁들이 받아들이 물들이 길들이 끌어들이 죽이 볶이 깎이 꺾이 묶이 닦이 절이 졸이 조이 트이 꼬이 고이 덮이 삭이 벌이 글썽이 속삭이 끄덕이 서성이 깃들이 다독이 토닥이 북적이 맞아들이 불러들이 사들이 몰아붙이 밀어붙이 불붙이 이어붙이 들여보이 엿보이 내보이 뒤섞이 뒤덮이 불러모이 간질이 보글보글끓이 찰랑이 일렁이 출렁이 귀기울이 정성들이'.split(
    ' ',
  ),
)
/** Of these, words that are also nouns: they are verbs after a word with 을/를. */
const nouns = new Set('줄이 먹이 속이 죽이 절이 고이 벌이'.split(' '))

/** Whether a word before 입니다, with its 이, is the stem of a verb. */
export function isIVerb(word: string, object: boolean): boolean {
  return iVerbs.has(word) && (object || !nouns.has(word))
}

/** Stems whose 해요 does not tell them, most of all those that lose or change a letter there. */
const odd =
  '굽 돕 곱 춥 덥 쉽 어렵 맵 가볍 무겁 즐겁 아름답 새롭 고맙 반갑 가깝 차갑 뜨겁 두껍 귀엽 싱겁 무섭 부드럽 자연스럽 사랑스럽 정성스럽 자랑스럽 아쉽 그립 밉 눕 줍 답 정답 사람답 향기롭 지혜롭 여유롭 이롭 해롭 까다롭 따사롭 아기자기 부럽 더럽 시끄럽 매끄럽 미끄럽 촉촉 가렵 괴롭 외롭 새삼스럽 맛깔스럽 먹음직스럽 짓 잇 낫 붓 긋 젓 깨닫 싣 걷 묻 모르 다르 고르 부르 흐르 빠르 자르 마르 오르 기르 바르 서두르 머무르 누르 이르 구르 두르 무르 배부르 나르 지르 가르 따르 들르 치르 바쁘 아프 고프 나쁘 모으 담그 잠그 기쁘 예쁘 슬프 쓰 크 끄 뜨 애쓰 힘쓰 눈뜨 펴 켜 빨갛 파랗 노랗 하얗 까맣 그렇 어떻 이렇 동그랗 커다랗 푸 되 뵙 퍼지 사 가 나 자 차 타 파 짜 싸 만나 비싸 자라 바라 놀라 떠나 일어나 나타나 빛나 끝나 지나 건너 서 나서 들어서 앞서 멈춰서'.split(
    ' ',
  )
const byInfinitive = new Map(odd.map((stem) => [infinitiveOf(stem), stem]))
const byEu = new Map(odd.filter((stem) => beforeEu(stem) !== stem).map((stem) => [beforeEu(stem), stem]))

/** The stem whose 아/어 form ends the word, of those that rules cannot tell; null for the others. */
export function oddStemOf(infinitive: string): string | null {
  return endIn(byInfinitive, infinitive)
}

/** The stem whose form before ㄹ, ㄴ or 면 ends the word: 구우 → 굽. */
export function stemBeforeEu(word: string): string | null {
  return endIn(byEu, word)
}

const longest = 6

function endIn(known: ReadonlyMap<string, string>, word: string): string | null {
  for (let from = Math.max(0, word.length - longest); from < word.length; from++) {
    const stem = known.get(word.slice(from))
    // 가, 나, 사 and others of one syllable without a final end many words: only as they are.
    if (stem !== undefined && (from === 0 || stem.length > 1 || word.slice(from) !== stem))
      return word.slice(0, from) + stem
  }
  return null
}
