import { expect, test } from 'vitest'
import { type BookChapter, type BookSection, pageFormats } from './book.ts'
import { partsOf } from './book-part.ts'
import { hasOpener, layOutChapter } from './lay-out-chapter.ts'

const prose = (title: string, text: string): BookSection => ({
  id: 'prose',
  title,
  text,
  facts: [],
  isStory: false,
})
const short = (title: string) => prose(title, '오래 쓰는 그릇을 만들어요.')
const long = (title: string, sentences = 30) =>
  prose(title, '할머니는 금이 간 사발을 평생 쓰셨어요. '.repeat(sentences))
const persona = (name: string) => ({ name, note: '30대 · 서울', quote: '', facts: [], scales: [] })
const chapter = (...sections: BookSection[]): BookChapter => ({ id: 'core', title: '핵심', sections })
const titles = (...sections: BookSection[]) =>
  layOutChapter(chapter(...sections), 'a4').map((page) => page.map(({ title }) => title))

test('short sections share a page, in their order', () => {
  expect(titles(short('목적'), short('이야기'), long('비전', 60))).toEqual([['목적', '이야기'], ['비전']])
})

test('a short section joins a longer next one where both fit', () => {
  expect(titles(short('목적'), long('이야기', 15))).toEqual([['목적', '이야기']])
})

test('a short section whose next does not fit joins the one before', () => {
  expect(titles(long('목적', 12), short('이야기'), long('비전', 60))).toEqual([['목적', '이야기'], ['비전']])
})

test('sections that fill a third of their page or more keep it', () => {
  expect(titles(long('목적'), long('이야기'))).toEqual([['목적'], ['이야기']])
})

test('short personas share a page, of which the first alone has the title', () => {
  const pages = layOutChapter(
    chapter({ id: 'personas', title: '페르소나', items: [persona('지은'), persona('민호')] }),
    'a4',
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]?.map((part) => part.isContinued ?? false)).toEqual([false, true])
})

test('what is drawn to fill its page shares none, in any format', () => {
  const logo: BookSection = { id: 'logo', title: '로고', variants: [] }
  for (const format of pageFormats)
    expect(layOutChapter(chapter(short('목적'), logo), format), format).toHaveLength(2)
})

const words = (...items: string[]): BookSection => ({ id: 'keywords', title: '키워드', items })
const line: BookSection = { id: 'taglines', title: '태그라인', items: ['매일의 그릇'], facts: [] }

test('a lone line keeps its page beside short sections, which share one before it', () => {
  for (const format of pageFormats) {
    const pagesOf = (...sections: BookSection[]) =>
      layOutChapter(chapter(...sections), format).map((page) => page.map(({ title }) => title))
    expect(pagesOf(words('따뜻한'), line), format).toEqual([['키워드'], ['태그라인']])
    expect(pagesOf(line, short('말투')), format).toEqual([['태그라인'], ['말투']])
    expect(pagesOf(words('따뜻한'), line, short('말투')), format).toEqual([['키워드', '말투'], ['태그라인']])
  }
})

test('a lone line stays where it is between sections that have their pages', () => {
  expect(titles(long('목적'), line, long('말투'))).toEqual([['목적'], ['태그라인'], ['말투']])
})

test('a line with others to choose from shares a page', () => {
  expect(titles(short('목적'), { ...line, items: ['매일의 그릇', '한 벌'] })).toEqual([['목적', '태그라인']])
})

test('a short position stands above its map on a tall page, and before it on a wide one', () => {
  const map = { left: '', right: '', bottom: '', top: '', points: [] }
  const position: BookSection = {
    id: 'position',
    title: '포지션',
    text: '혼자 사는 사람의 그릇',
    facts: [],
    map,
  }
  expect(layOutChapter(chapter(position), 'a4').map((page) => page.map(({ id }) => id))).toEqual([
    ['position', 'map'],
  ])
  expect(layOutChapter(chapter(position), 'wide')).toHaveLength(2)
})

test('no layout loses or repeats a part', () => {
  const sections = Array.from({ length: 40 }, (_, index) =>
    index % 3 === 0 ? long(`${index}`, index) : index % 3 === 1 ? short(`${index}`) : prose(`${index}`, ''),
  )
  for (const format of pageFormats) {
    const pages = layOutChapter(chapter(...sections), format)
    expect(pages.flat()).toEqual(sections.flatMap(partsOf))
  }
})

test('a chapter has a page that opens it from three sheets on; a logo alone takes four', () => {
  const logo: BookSection = { id: 'logo', title: '로고', variants: [] }
  const opens = (...sections: BookSection[]) => hasOpener(layOutChapter(chapter(...sections), 'a4'))
  expect(opens(long('목적'), long('이야기'))).toBe(false)
  expect(opens(long('목적'), long('이야기'), long('비전'))).toBe(true)
  expect(opens(short('목적'), short('이야기'), short('비전'))).toBe(false)
  expect(opens(short('목적'), logo)).toBe(true)
})
