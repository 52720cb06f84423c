import { describe, expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { answerStyles } from '../tools/tools.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { readReview } from './read-review.ts'
import { complaints, praises } from './review-texts.ts'
import { type AnswerWishes, answerText, writeAnswer } from './write-answer.ts'
import { zhCN } from './zh-cn.ts'
import { zhTW } from './zh-tw.ts'

const texts = { ko, en, ja, 'zh-CN': zhCN, 'zh-TW': zhTW }
const items = ['쌀식빵', '단팥빵']
const topicsOf = (review: string) => readReview(review, items, ko).map(({ topic }) => topic)

const said: readonly [string, readonly string[]][] = [
  ['빵이 정말 맛있고 사장님도 친절해요', ['tasty', 'kind']],
  ['배달이 한 시간이나 늦었는데 국물까지 샜어요.', ['late', 'damaged']],
  ['직원분이 불친절하고 매장이 지저분했어요', ['unkind', 'dirty']],
  ['안 늦었어요. 비싸지 않고 양도 많아요', ['fast', 'fairPrice', 'generous']],
  ['친절하지 않았어요', ['unkind']],
  ['그릇이 예쁜데 배송이 3일이나 늦었어요', ['quality', 'late']],
  ['음료가 빠졌고 튀김은 다 식었어요', ['missing', 'cold']],
  ['머리카락이 나왔어요', ['unsafe']],
  ['부모님이 정말 좋아하셨어요! 또 올게요', ['family', 'again']],
  ['포장이 꼼꼼합니다 재주문 의사 있어요', ['packed', 'again']],
  ['그냥 그래요', []],
]

test.each(said)('%s: %j', (review, topics) => {
  expect(topicsOf(review)).toEqual(topics)
})

const review =
  '식빵은 정말 맛있는데 배달이 40분이나 늦었어요. 봉투 안에서 빵이 눌려 있었고요. 그래도 단팥빵은 아이가 좋아해서 또 시킬 것 같아요.'
const wishes: AnswerWishes = {
  review,
  stars: 3,
  place: 'delivery',
  fixed: '식빵은 봉투 대신 상자에 담아요',
  isSorry: false,
  hasAmends: false,
  invites: false,
}
const setting = { items, name: '모락빵집', style: 'calm', turn: 0, language: 'ko', texts: ko } as const

test('each thing that was said is answered once, by its number, and what was fixed follows the last complaint', () => {
  const { points, parts } = writeAnswer(wishes, setting)
  expect(points.map(({ start, end, number }) => [number, review.slice(start, end)])).toEqual([
    [1, '식빵은 정말 맛있는데'],
    [2, '배달이 40분이나 늦었어요.'],
    [3, '봉투 안에서 빵이 눌려 있었고요.'],
    [4, '그래도 단팥빵은 아이가 좋아해서'],
    [5, '또 시킬 것 같아요.'],
  ])
  expect(parts).toEqual([
    { text: '솔직하게 적어 주셔서 고마워요.', point: null },
    { text: '식빵을 맛있게 드셨다니 다행이에요.', point: 1 },
    { text: '40분이나 기다리시게 해서 죄송해요.', point: 2 },
    { text: '온전하지 못하게 도착해 속상하셨겠어요.', point: 3 },
    { text: '이제 식빵은 봉투 대신 상자에 담아요.', point: 3 },
    { text: '단팥빵을 좋아해 주셨다니 기뻐요. 아이에게도 고맙다고 전해 주세요.', point: 4 },
    { text: '다시 찾아 주신다니 고마워요.', point: 5 },
  ])
})

test('two clauses about the same share a number', () => {
  const { points, parts } = writeAnswer({ ...wishes, review: '너무 늦었고 오래 기다렸어요' }, setting)
  expect(points.map(({ number }) => number)).toEqual([1, 1])
  expect(parts.filter(({ point }) => point === 1).map(({ text }) => text)).toHaveLength(2)
})

test('an answer without anything to answer follows the stars', () => {
  const to = (stars: number) =>
    answerText(writeAnswer({ ...wishes, review: '음', stars, fixed: '' }, setting).parts, 'ko')
  expect(to(5)).toBe('찾아 주시고 글까지 남겨 주셔서 고마워요. 앞으로도 한결같이 준비할게요.')
  expect(to(1)).toBe('기대에 못 미쳐 죄송해요. 어떤 점이 아쉬우셨는지 알려 주시면 바로 살펴볼게요.')
})

test('what is wished for comes at the end', () => {
  const { parts } = writeAnswer({ ...wishes, isSorry: true, hasAmends: true, invites: true }, setting)
  expect(parts.slice(-3).map(({ text }) => text)).toEqual([
    '불편을 드린 점 다시 한번 죄송해요.',
    '가게로 연락 주시면 알맞게 보상해 드릴게요.',
    '다음 주문은 더 꼼꼼히 챙겨 보내 드릴게요.',
  ])
})

const reviews = {
  ko: '맛있는데 배달이 늦었어요. 아이가 좋아해요',
  en: 'It was delicious but the delivery was 40 minutes late. My kids loved it.',
  ja: '美味しいですが、配達が40分も遅れました。子どもが気に入りました。',
  'zh-CN': '很好吃，但是等了40分钟。孩子很喜欢。',
  'zh-TW': '很好吃，但是等了40分鐘。孩子很喜歡。',
}

describe.each(languages)('in $key', ({ key: language }) => {
  test('the same three things are found', () => {
    const found = readReview(reviews[language], [], texts[language]).map(({ topic }) => topic)
    expect(found).toEqual(['tasty', 'late', 'family'])
  })

  test('every topic is answered in every manner, without an empty slot', () => {
    for (const topic of [...complaints, ...praises]) {
      for (const { key } of answerStyles) {
        expect(texts[language].answer[topic][key].length).toBeGreaterThan(0)
      }
    }
    for (const { key: style } of answerStyles) {
      for (let turn = 0; turn < 4; turn++) {
        const about = { ...wishes, review: reviews[language], isSorry: true, hasAmends: true, invites: true }
        const { parts } = writeAnswer(about, { ...setting, style, turn, language, texts: texts[language] })
        expect(answerText(parts, language)).not.toMatch(/[{}[\]|!]|\.\.|。。|undefined/)
      }
    }
  })
})
