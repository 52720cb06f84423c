import { expect, test } from 'vitest'
import { fieldsOf } from '../documents/documents.ts'
import { finishedDayOf, finishedDayPath } from './finished-day.ts'
import { sections } from './sections.ts'

test('every section has a field for the day on which it was finished, in its own document', () => {
  for (const section of sections) {
    const paths = fieldsOf(section.document).map(({ path }) => path)
    expect(paths, section.path).toContain(finishedDayPath(section))
  }
})

test('a section that no device has seen finished has no day', () => {
  const [section] = sections
  if (!section) throw new Error('there are no sections')
  expect(finishedDayOf(section, {})).toBeNull()
  expect(finishedDayOf(section, { [finishedDayPath(section)]: '2026-11-03' })).toBe('2026-11-03')
})
