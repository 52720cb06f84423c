import { expect, test } from 'vitest'
import { lettersOf } from './letters.ts'
import { linesOf } from './lines.fixture.ts'
import { paragraphOf } from './pieces.ts'
import { plainFonts } from './plain-fonts.fixture.ts'
import { rulerOf } from './ruler.ts'

/** What a text falls into where each line takes as little as it may: its phrases, with | between them. */
function phrasesOf(text: string): string {
  const face = { family: 'plain', weight: 400 }
  const letters = lettersOf([{ text, run: 0 }], () => face)
  const { pieces } = paragraphOf(letters, 0, rulerOf(plainFonts))
  const ends = pieces.flatMap(({ glued, to }) => (glued ? [] : [to]))
  const parts = ends.map((to, at) => letters.slice(ends[at - 1] ?? 0, to).map((letter) => letter.text))
  return parts.map((part) => part.join('')).join('|')
}

test.each([
  '그릇은 |3 개부터 |만들어요',
  '하루에 |2 시간씩 |배워요',
  '하나에 |30,000 원이에요',
  '방은 |12 명까지예요',
  '주문하고 |10 분 뒤에 |와요',
  '단골 |지우 님께 |드려요',
  '편지를 |Kim 님께 |썼어요',
  '○○ 님께',
  '3 월 |25 일',
])('in Korean numbers keep their units and names their honorifics: %s', (text) => {
  expect(phrasesOf(text.replaceAll('|', ''))).toBe(text)
})

test.each([
  '季|節の|お客様へ',
  '本|日の|ご予|約を',
  '御社へ',
  '山|田様の|器が',
  '店|長殿',
  '田|中さんの',
  '12,000円から',
  '１２個ずつ',
  '3時間です',
  '7時半に',
  '2週間|後に',
  '先|着|30名様',
  'りんご飴',
  '12月|25日|（土）',
])('in Japanese numbers keep their units and names their honorifics: %s', (text) => {
  expect(phrasesOf(text.replaceAll('|', ''))).toBe(text)
})

test.each([
  '欢|迎|王先生|们',
  '李女士',
  '谢|谢|王老师',
  '30元起',
  '30 元|每|位',
  '需|要|3小时',
  '最|多|12人',
  '满|3件|8折',
])('in Chinese numbers keep their units and names their titles: %s', (text) => {
  expect(phrasesOf(text.replaceAll('|', ''))).toBe(text)
})

test.each(['漢|字|漢|字', '오늘 |그릇이 |왔어요', '24 |Bowls', 'わが|社は'])(
  'nothing else is kept together: %s',
  (text) => {
    expect(phrasesOf(text.replaceAll('|', ''))).toBe(text)
  },
)

test('a guest is not parted from what honours them where a line takes both', () => {
  expect(linesOf('季節のお客様', { w: 51, min: 10 })).toEqual(['季節の', 'お客様'])
})

test('no line begins with a wide percent sign, or ends with a wide sign of money', () => {
  expect(linesOf('割引率五０％', { w: 51, min: 10 })).toEqual(['割引率五', '０％'])
  expect(linesOf('価格を￥９００', { w: 41, min: 10 })).toEqual(['価格を', '￥９００'])
})
