import { withLast } from './change-syllable.ts'
import { changeOf, stemsByChange } from './irregular.ts'
import { beforeEu, infinitive } from './stem.ts'
import { finalOf, finals } from './syllable.ts'

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

/** Stems that 해요 does not tell: those that change there, but for 들어, 길어 and 불어, which are of 들다, 길다 and 불다. */
const changing = Object.values(stemsByChange)
  .flatMap((stems) => stems.split(' '))
  .filter((stem) => stem !== '' && !['듣', '긷', '붇', '파묻'].includes(stem))
/** Of those in ㅂ, ㅎ and ㅡ, and of those that look like the end of another word. */
const odd =
  '굽 춥 덥 쉽 맵 밉 눕 줍 깁 여쭙 그립 아쉽 새롭 고맙 반갑 정겹 가볍 귀엽 부드럽 롭 럽 답 겁 깝 갑 겹 볍 엽 렵 껍 섭 습 둡 납 랍 빨갛 파랗 노랗 하얗 까맣 뽀얗 말갛 발갛 그렇 어떻 이렇 저렇 동그랗 커다랗 기다랗 조그맣 누렇 퍼렇 뻘겋 허옇 둥그렇 이르 모르 바쁘 아프 고프 나쁘 모으 담그 잠그 기쁘 예쁘 슬프 가쁘 쓰 크 끄 뜨 트 펴 켜 푸 되 퍼지 사 가 나 자 차 타 파 짜 싸 만나 비싸 자라 바라 놀라 모자라 떠나 일어나 나타나 빛나 끝나 지나 건너 서 나서 들어서 앞서 멈춰서'.split(
    ' ',
  )
const known = [...changing, ...odd]
const byInfinitive = new Map(known.map((stem) => [infinitive(stem), stem]))
const byEu = new Map(known.filter((stem) => beforeEu(stem) !== stem).map((stem) => [beforeEu(stem), stem]))
byInfinitive.set('이르러', '이르')
/** These are never the end of another word: 맛집이래 is 맛집이라고 해, and 아물어 is of 아물다. */
const whole = new Set(['그렇', '이렇', '저렇', '어떻', '묻'])

/** The stem whose 아/어 form ends the word, of those that rules cannot tell; null for the others. */
export function oddStemOf(word: string): string | null {
  return endIn(byInfinitive, word) ?? doubledStemOf(word)
}

/** The stem whose form before ㄹ, ㄴ or 면 ends the word: 구우 → 굽. */
export function stemBeforeEu(word: string): string | null {
  return endIn(byEu, word)
}

/** 골라 → 고르, 흘러 → 흐르: two ㄹ tell it, where the vowels fit. */
function doubledStemOf(word: string): string | null {
  const last = word.at(-1)
  const head = word.slice(0, -1)
  if ((last !== '라' && last !== '러') || finalOf(head) !== finals.ㄹ) return null
  const stem = `${withLast(head, { final: finals.none })}르`
  return changeOf(stem) === '르' && infinitive(stem) === word ? stem : null
}

const longest = 6

function endIn(stems: ReadonlyMap<string, string>, word: string): string | null {
  for (let from = Math.max(0, word.length - longest); from < word.length; from++) {
    const stem = stems.get(word.slice(from))
    // 가, 나, 사 and others of one syllable without a final end many words: only as they are.
    if (stem === undefined) continue
    if (from === 0 || (!whole.has(stem) && (stem.length > 1 || word.slice(from) !== stem)))
      return word.slice(0, from) + stem
  }
  return null
}
