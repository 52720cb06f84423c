import { expect, test } from 'vitest'
import type { BookChapter, BookSection } from './book.ts'
import { thinTitles, withoutThin } from './thin-sections.ts'
import { writtenShare } from './written-share.ts'

const fact = { label: '누구', text: '혼자 사는 사람' }
const purpose: BookSection = {
  id: 'prose',
  title: '브랜드 목적',
  text: '오래 쓰는 그릇을 만들어요.',
  facts: [],
  isStory: false,
}
const vision: BookSection = { ...purpose, title: '브랜드 비전', text: '', facts: [fact] }
const keywords = (...items: string[]): BookSection => ({ id: 'keywords', title: '키워드', items })
const chapter = (id: string, ...sections: BookSection[]): BookChapter => ({ id, title: id, sections })

test('a text counts as written however short, answers that stand for one do not', () => {
  expect(writtenShare(purpose)).toBe(1)
  expect(writtenShare(vision)).toBeLessThan(0.5)
})

test('two keywords are few, three are enough', () => {
  expect(writtenShare(keywords('따뜻한', '차분한'))).toBeLessThan(0.5)
  expect(writtenShare(keywords('따뜻한', '차분한', '정직한'))).toBeGreaterThanOrEqual(0.5)
})

test('a competitor of whom only the name is known is little', () => {
  const market: BookSection = { id: 'market', title: '시장', items: [{ name: '사발집', facts: [] }] }
  expect(writtenShare(market)).toBeLessThan(0.5)
})

test('of a voice, half of its parts are enough', () => {
  const voice = { id: 'voice', title: '말투', scales: [], who: '', does: '짧게 말해요.', avoids: '' } as const
  expect(writtenShare(voice)).toBeLessThan(0.5)
  expect(writtenShare({ ...voice, avoids: '과장하지 않아요.' })).toBe(0.5)
})

test('sections of which little is written are left out, and chapters that had no other', () => {
  const chapters = [chapter('core', purpose, vision), chapter('personality', keywords('따뜻한'))]
  expect(thinTitles(chapters)).toEqual(['브랜드 비전', '키워드'])
  expect(withoutThin(chapters)).toEqual([chapter('core', purpose)])
})

test('where every section is short, none is left out', () => {
  const chapters = [chapter('core', vision)]
  expect(thinTitles(chapters)).toEqual([])
  expect(withoutThin(chapters)).toBe(chapters)
})
