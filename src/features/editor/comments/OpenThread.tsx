import { useEffect } from 'react'
import { useEditorState } from '../state/EditorProvider.tsx'

/** Shows the thread that the address names; null: it names none. */
export function OpenThread({ thread }: { thread: string | null }) {
  const state = useEditorState()
  useEffect(() => {
    if (thread === null) return
    state.thread.set(thread)
    state.panel.set('comments')
  }, [state, thread])
  return null
}
