import { useEffect, useRef, useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useValue } from '#device/documents/react/useValue.ts'
import { guide } from '#model/documents/guide.ts'
import { firstLogo, type LogoEditorState } from '#model/documents/logo-editor.ts'
import { textOf } from '#model/fields/answers.ts'

const pauseMs = 400

/**
 * State of the logo maker, and a function that changes it. A change is shown at once and stored in the
 * document after a pause, so that typing a word is one change.
 */
export function useLogoMaker(): [LogoEditorState, (change: Partial<LogoEditorState>) => void] {
  const answers = useAnswers()
  const [stored, choose] = useValue(guide.visual.logoMaker)
  const [draft, setDraft] = useState<LogoEditorState | null>(null)
  const name = textOf(answers, guide.info.name.path)
  const state = draft ?? stored ?? firstLogo(name, textOf(answers, guide.info.subName.path))

  const latest = useRef({ draft, choose })
  useEffect(() => {
    latest.current = { draft, choose }
  })
  useEffect(() => {
    if (!draft) return
    const timer = setTimeout(() => {
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
  return [state, (change) => setDraft({ ...state, ...change })]
}
