import { expect, test } from 'vitest'
import { pictureForms, pictureStyles } from '#model/pictures/made-picture.ts'
import { colourWords } from './colour-words.ts'
import { picturePrompt } from './prompt.ts'
import { isRefused } from './refused-words.ts'

const asked = {
  subject: '갓 구운 쌀빵',
  style: 'PHOTO',
  form: 'SQUARE',
  answers: { brandName: '온기' },
  colors: [],
} as const

test('each style and each form has words of its own', () => {
  const prompts = pictureStyles.flatMap((style) =>
    pictureForms.map((form) => picturePrompt({ ...asked, style, form }).prompt),
  )
  expect(new Set(prompts).size).toBe(pictureStyles.length * pictureForms.length)
})

test('colours are said in words, and not at all where there are none', () => {
  expect(picturePrompt(asked).prompt).not.toContain('Colours near')
  const { prompt } = picturePrompt({ ...asked, colors: ['#1B2A6B', '#F3A6BD'] })
  expect(prompt).toContain('dark blue, pink')
})

test('what is moderated is what people have written, and nothing of ours', () => {
  expect(picturePrompt(asked).text).toBe('갓 구운 쌀빵\n온기')
})

test.each([
  ['#FFFFFF', 'white'],
  ['#000000', 'black'],
  ['#8A8A8A', 'light grey'],
  ['#D8232A', 'red'],
  ['#F08A1D', 'orange'],
  ['#7A4A2B', 'brown'],
  ['#FFD400', 'yellow'],
  ['#1E9447', 'green'],
  ['#0067B1', 'blue'],
  ['#6F3F98', 'purple'],
])('%s is %s', (hex, words) => {
  expect(colourWords(hex).split(' ').at(-1)).toBe(words.split(' ').at(-1))
})

test.each([
  ...[
    '나체의 사람',
    '침대 위의 알몸',
    '나치 깃발',
    '나치',
    '성기를 그린 그림',
    '누드 모델',
    '시체가 있는 거리',
  ],
  ...['a naked woman', 'nude women', 'a Nazi flag', '裸体の写真', '色情圖片', 'ｎａｋｅｄ'],
])('%s is refused', (text) => {
  expect(isRefused(text)).toBe(true)
})

test.each([
  ...[
    '누드 김밥과 단무지',
    '누드톤 립스틱',
    '바나나치즈케이크',
    '다시체험',
    '여자살롱',
    '한강간식',
    '완성기념 떡',
  ],
  ...['법률 고문 사무실', '고문헌 책장', '참수리', '화학살균', '평야동 가게', '갓 구운 쌀빵', '폭탄 세일'],
  ...['a nude lipstick on marble', 'rape blossoms on Jeju', 'a Gore-Tex jacket'],
])('%s is not refused', (text) => {
  expect(isRefused(text)).toBe(false)
})
