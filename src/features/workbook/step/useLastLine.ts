import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Step } from '#model/workbook/steps.ts'

/**
 * The last line of the text of a step that was changed last; of the first text before anything is changed. Empty for
 * steps without texts.
 */
export function useLastLine({ question }: Step): string {
  const paths = question.kind === 'texts' ? question.fields.map(({ path }) => path) : []
  const texts = useFromAnswers((answers) => paths.map((path) => textAt(answers, path)))
  const key = JSON.stringify(texts)
  const [seen, setSeen] = useState({ key, at: 0 })
  if (seen.key !== key) {
    const before: readonly string[] = JSON.parse(seen.key)
    const changed = texts.findIndex((text, at) => text !== before[at])
    setSeen({ key, at: Math.max(changed, 0) })
  }
  return lastLineOf(texts[seen.at] ?? '')
}

/** The last line with letters. */
export function lastLineOf(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .findLast((line) => line !== '') ?? ''
  )
}

function textAt(answers: Answers, path: string): string {
  const answer = answers[path]
  return typeof answer === 'string' ? answer : ''
}
