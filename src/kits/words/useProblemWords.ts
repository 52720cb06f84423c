import { useEffect, useState } from 'react'
import type { Problem } from '#model/sync/protocol.ts'
import { loadContent } from './content.ts'

type Say = (problem: Problem) => string

/** The text of a problem in the page's language; null until it is loaded, with the first problem. */
export function useProblemWords(problem: Problem | undefined): string | null {
  const [say, setSay] = useState<Say | null>(null)
  const isNeeded = problem !== undefined && say === null
  useEffect(() => {
    if (!isNeeded) return
    let isShown = true
    const show = (loaded: Say) => {
      if (isShown) setSay(() => loaded)
    }
    // Where they cannot be loaded the server's message is shown.
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
