import { useEffect, useState } from 'react'
import { type ErrorWords, sayProblem } from '#model/sync/problem-words.ts'
import type { Problem } from '#model/sync/protocol.ts'
import { loadContent } from './content.ts'

/** What the server would not take, in the page's language: its words are loaded with the first problem. */
export function useProblemWords(problem: Problem | undefined): string | null {
  const [errors, setErrors] = useState<ErrorWords | null>(null)
  const isNeeded = problem !== undefined && errors === null
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    const show = (words: ErrorWords) => {
      if (isShown) setErrors(words)
    }
    // Without them the server's own words are better than none.
    loadContent('errors').then(show, () => show({}))
    return () => {
      isShown = false
    }
  }, [isNeeded])
  return problem && errors ? sayProblem(problem, errors) : null
}
