import { useEffect, useRef, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { textOf } from '#model/fields/answers.ts'

const pauseMs = 400

export interface LogoMaker {
  readonly state: LogoEditorState
  /** Nothing was chosen yet. */
  readonly isNew: boolean
  change(changes: Partial<LogoEditorState>): void
  /** Replaces all of it, also what is absent from the new state. */
  replace(state: LogoEditorState): void
}

/**
 * State of the logo maker. A change is shown at once and stored in the document after a pause, so that typing
 * a word is one change.
 */
export function useLogoMaker(): LogoMaker {
  const [stored, choose] = useValue(guide.visual.logoMaker)
  const [draft, setDraft] = useState<LogoEditorState | null>(null)
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const subName = useFromAnswers((answers) => textOf(answers, guide.info.subName.path))
  const state = draft ?? stored ?? firstLogo(name, subName)

  const latest = useRef({ draft, choose })
  useEffect(() => {
    latest.current = { draft, choose }
  })
  useEffect(() => {
    if (!draft) return
    const timer = startTimer(() => {
      latest.current.choose(draft)
      setDraft(null)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(
    () => () => {
      const { draft: unsaved, choose: save } = latest.current
      if (unsaved) save(unsaved)
    },
    [],
  )
  return {
    state,
    isNew: draft === null && stored === null,
    change: (changes) => setDraft({ ...state, ...changes }),
    replace: setDraft,
  }
}
