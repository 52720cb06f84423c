import { expect, test } from 'vitest'
import { peopleAt } from '../people/people-at.ts'
import { countFinished, workbooks } from './workbooks.ts'

test('has fifteen sections in five workbooks, two of them for the strategy', () => {
  expect(workbooks().map(({ path, sections }) => [path, sections.length])).toEqual([
    ['core', 4],
    ['info', 2],
    ['visual', 3],
    ['strategy/personality', 3],
    ['strategy/positioning', 3],
  ])
})

test('a workbook counts its finished sections', () => {
  const [core] = workbooks()
  const purpose = { 'core.target': 'a', 'core.discomfort': 'b', 'core.purposeManifesto': 'c' }
  expect(core && countFinished(core, purpose)).toBe(1)
})

test('a member at a step counts for its section and workbook too, and for no other', () => {
  const jiu = { id: 2, name: '이지우', screen: 'core/story/what', field: null }
  const home = { id: 3, name: '박도현', screen: '/brand', field: null }
  const people = [jiu, home, { id: 4, name: '최서연', screen: null, field: null }]
  expect(peopleAt(people, 'core/story/what')).toEqual([jiu])
  expect(peopleAt(people, 'core/story')).toEqual([jiu])
  expect(peopleAt(people, 'core')).toEqual([jiu])
  expect(peopleAt(people, 'core/sto')).toEqual([])
})
