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
  ['나체의 사람', true],
  ['a naked woman', true],
  ['나치 깃발', true],
  ['裸体の写真', true],
  ['누드 김밥과 단무지', false],
  ['누드톤 립스틱', false],
  ['폭탄 세일 상자', false],
  ['성기능 보조 식품', false],
  ['고문헌 책장', false],
  ['자살구색 꽃', false],
  ['a nude lipstick on marble', false],
  ['갓 구운 쌀빵', false],
])('%s is refused: %j', (text, expected) => {
  expect(isRefused(text)).toBe(expected)
})
