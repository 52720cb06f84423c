import { expect, test } from 'vitest'
import { approvedWordsField, digestSection, isChangedSinceApproval } from './section-approval.ts'
import { sectionOf } from './sections.ts'

const purpose = must('core/purpose')
const market = must('strategy/positioning/market')
const words = { 'core.target': '혼자 먹는 사람', 'core.discomfort': '무거운 그릇' }

test('a digest changes with the answers of its section and with no other', () => {
  const digest = digestSection(purpose, words)
  expect(digestSection(purpose, { ...words, 'core.target': '둘이 먹는 사람' })).not.toBe(digest)
  expect(digestSection(purpose, { ...words, 'core.what': '그릇', 'core.purposeManifesto': '' })).toBe(digest)
})

test('ids attached by the server do not change it, the order of items does', () => {
  const rows = (...items: object[]) => ({ 'positioning.competitors': items })
  const a = { key: 'a', id: null, brandName: '모아' }
  const b = { key: 'b', id: null, brandName: '나무' }
  const digest = digestSection(market, rows(a, b))
  expect(digestSection(market, rows({ ...a, id: 7 }, { ...b, id: 8 }))).toBe(digest)
  expect(digestSection(market, rows(b, a))).not.toBe(digest)
})

test('fields decided by REST do not change it', () => {
  const colour = must('visual/color')
  const answers = { 'visual.main': '#B4583A' }
  expect(digestSection(colour, { ...answers, 'visual.colorFinalised': true })).toBe(
    digestSection(colour, answers),
  )
})

test('a section edited after its approval is recognised; an approval without a digest stays valid', () => {
  const seen = { ...words, [approvedWordsField(purpose).path]: digestSection(purpose, words) }
  expect(isChangedSinceApproval(purpose, seen)).toBe(false)
  expect(isChangedSinceApproval(purpose, { ...seen, 'core.target': '' })).toBe(true)
  expect(isChangedSinceApproval(purpose, words)).toBe(false)
})

function must(path: string) {
  const section = sectionOf(path)
  if (!section) throw new Error(path)
  return section
}
