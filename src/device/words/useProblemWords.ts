import { useEffect, useState } from 'react'
import type { Problem } from '#model/sync/protocol.ts'
import { loadContent } from './content.ts'

type Say = (problem: Problem) => string

/** What the server would not take, in the page's language: its words are loaded with the first problem. */
export function useProblemWords(problem: Problem | undefined): string | null {
  const [say, setSay] = useState<Say | null>(null)
  const isNeeded = problem !== undefined && say === null
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    const show = (found: Say) => {
      if (isShown) setSay(() => found)
    }
    // Without them the server's own words are better than none.
    loadSay().then(show, () => show(({ message }) => message))
    return () => {
      isShown = false
    }
  }, [isNeeded])
  return problem && say ? say(problem) : null
}

async function loadSay(): Promise<Say> {
  const [errors, { sayProblem }] = await Promise.all([
    loadContent('errors'),
    import('#model/sync/problem-words.ts'),
  ])
  return (problem) => sayProblem(problem, errors)
}
