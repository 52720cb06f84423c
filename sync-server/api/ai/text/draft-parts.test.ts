import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AiEvents } from '#contract/ai.ts'
import { DraftParts } from './draft-parts.ts'

type Part = AiEvents['part']

function partsOf(pieces: readonly string[]): Part[] {
  const heard: Part[] = []
  const parts = new DraftParts((part) => heard.push(part))
  for (const piece of pieces) parts.feed(piece)
  return heard
}

function joined(parts: readonly Part[]): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const { at, of, text } of parts) texts[`${at} ${of}`] = (texts[`${at} ${of}`] ?? '') + text
  return texts
}

test('the texts of drafts are told, and neither their keys nor what stands around them', () => {
  const answer =
    '네, "여기" 있어요.\n```json\n{"drafts":[{"key":"PAIR","text":"쌀과 불"},{"title":"새 빵","text":"구워요"}]}\n```'
  expect(partsOf([answer])).toEqual([
    { at: 0, of: 'text', text: '쌀과 불' },
    { at: 1, of: 'title', text: '새 빵' },
    { at: 1, of: 'text', text: '구워요' },
  ])
})

test('drafts are told whole by any cuts of their JSON', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('그는 "네"라고 했어요.', '\\', '"', '{}', '🍚', '줄\n바꿈', '{"drafts":['),
  )
  const drafts = fc.array(fc.record({ title: text, text, key: text }), { minLength: 1, maxLength: 3 })
  const cuts = fc.array(fc.nat(400), { maxLength: 8 })
  void fc.assert(
    fc.property(drafts, cuts, fc.boolean(), (written, places, isAscii) => {
      const json = JSON.stringify({ drafts: written })
      const all = isAscii ? json.replaceAll(/[^\x20-\x7e]/g, escaped) : json
      const ends = [...new Set(places.map((place) => place % all.length))].sort((one, other) => one - other)
      const pieces = [...ends, all.length].map((end, at) => all.slice(ends[at - 1] ?? 0, end))
      const expected = Object.fromEntries(
        written
          .flatMap((draft, at) => [
            [`${at} title`, draft.title],
            [`${at} text`, draft.text],
          ])
          .filter(([, told]) => told !== ''),
      )
      expect(joined(partsOf(pieces))).toEqual(expected)
    }),
  )
})

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
