import { expect, test } from 'vitest'
import { dueTemplates } from './due-templates.ts'
import { templateOf } from './template.fixture.ts'

const all = [
  templateOf(1),
  templateOf(4, { occasions: [{ key: 'christmas', name: '크리스마스' }] }),
  templateOf(5, {
    occasions: [
      { key: 'winter', name: '겨울' },
      { key: 'sale', name: '할인' },
    ],
  }),
]

test('what the calendar asks for is listed by its first day, and what is on comes first', () => {
  const due = (today: string) =>
    dueTemplates(all, today).map(({ template, days }) => [template.idTemplate, days])
  expect(due('2026-11-29')).toEqual([
    [5, 2],
    [4, 26],
  ])
  expect(due('2026-12-24')).toEqual([
    [5, 0],
    [4, 1],
  ])
  expect(due('2026-08-01')).toEqual([])
})
