import { expect, test } from 'vitest'
import { setText } from './set-text.ts'

const faces = ['pretendard', 'noto-sans-jp', 'noto-sans-tc'].map((slug) => ({ slug, weight: 700 }))
const linesOf = async (text: string, width = 1040, mostLines = 2) =>
  (await setText(text, { faces, sizes: [116, 100, 86, 74], width, mostLines, lineHeight: 1.2 })).lines

test('a text is divided at its spaces, into lines of about the same length', async () => {
  expect(await linesOf('혼자 먹는 저녁에도 따뜻한 한 그릇')).toEqual(['혼자 먹는 저녁에도', '따뜻한 한 그릇'])
  expect(await linesOf('株式会社 朝日山麓手仕事研究所')).toEqual(['株式会社', '朝日山麓手仕事研究所'])
})

test('without spaces Japanese is divided between characters, and no line begins with a closing mark', async () => {
  const [first = '', second = ''] = await linesOf('山の手仕事を暮らしのそばに。毎日使う木の道具')
  expect(first + second).toBe('山の手仕事を暮らしのそばに。毎日使う木の道具')
  expect(second).not.toMatch(/^[。、]/)
})

test('what is too long even at the smallest size is cut, and a word that is wider than a line is divided', async () => {
  const lines = await linesOf('온기를 담는 그릇 '.repeat(20))
  expect(lines).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/…$/)
  expect(await linesOf('Donaudampfschifffahrtsgesellschaftskapitän')).toHaveLength(2)
})

test('every script of the five languages has letters; what no font has is left out', async () => {
  const drawn = await setText('온기 Ongi 温かさ 暖意 溫意 🍚', {
    faces,
    sizes: [40],
    width: 1040,
    mostLines: 1,
    lineHeight: 1.4,
  })
  expect(drawn.lines).toEqual(['온기 Ongi 温かさ 暖意 溫意'])
  expect(drawn.draw(0, 0)).toMatch(/^M/)
})
