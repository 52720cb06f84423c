import { expect, test } from 'vitest'
import { documents } from '../documents/documents.ts'
import { knownAnswers } from './known-answers.ts'

const fields = Object.values(documents).flatMap(({ $ }) => $.fields)
const fieldAt = (path: string) => fields.find((field) => field.path === path)

test('an answer is offered to texts of a step alone, and fits into each of them', () => {
  for (const [asked, known] of knownAnswers) {
    const to = fieldAt(asked)
    const from = fieldAt(known)
    expect(to, asked).toMatchObject({ kind: 'text', step: expect.any(String) })
    expect(from, known).toBeDefined()
    const [room, most] = [to, from].map((field) => (field && 'max' in field ? field.max : undefined))
    expect(room, asked).toBeGreaterThanOrEqual(most ?? Number.POSITIVE_INFINITY)
  }
})
