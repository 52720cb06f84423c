import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Voice } from '../hangul/conjugate.ts'
import { registerOf } from '../voice/registers.ts'
import { sentencesOf } from '../voice/sentences.ts'
import { ongi } from './ongi.fixture.ts'
import { composePurpose } from './purpose.ts'
import { composeStory } from './story.ts'
import { composeValues } from './values.ts'
import { composeVision } from './vision.ts'

const read = (name: string) => JSON.parse(readFileSync(`locales/ko/${name}.json`, 'utf8'))
const words = { ...read('options'), ...read('drafts'), ...read('drafts-patterns') }

/** Every sentence of every pattern; what was answered in sentences is left out. */
function sentencesIn(voice: Voice): string[] {
  const answers = { ...ongi.ko, background: '할머니의 사발', voice }
  return [composeStory, composePurpose, composeVision, composeValues].flatMap((compose) => {
    const draft = compose(answers, 'ko', words)
    const variants: readonly (string | readonly string[])[] = draft.ok ? draft.variants : []
    return variants.flatMap((variant) =>
      [variant].flat().flatMap((text) => sentencesOf(text).map((sentence) => sentence.text)),
    )
  })
}

test.each([
  ['POLITE', 'haeyo'],
  ['FORMAL', 'hapnida'],
] as const)('what is written in %s is read as %s', (voice, register) => {
  const sentences = sentencesIn(voice)
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((sentence) => registerOf(sentence) !== register)).toEqual([])
})

test('what is written plainly is never read as polite', () => {
  expect(sentencesIn('PLAIN').filter((sentence) => (registerOf(sentence) ?? 'plain') !== 'plain')).toEqual([])
})
