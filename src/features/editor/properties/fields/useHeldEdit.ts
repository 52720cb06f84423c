import { useRef } from 'react'
import type * as Y from 'yjs'
import type { Step } from '#engine/documents/engine/steps.ts'
import { useStep } from '#engine/documents/react/useStep.ts'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'

type Change = (doc: Y.Doc) => void

/** Edits of a control. */
export interface HeldEdit {
  /** One transaction; one step of undo, or a part of the one that is held. */
  readonly edit: (change: Change) => void
  /** From now on all edits are one step of undo, until it is released. */
  readonly hold: () => void
  readonly release: () => void
}

/** A key or a pointer that is held down changes a value many times, and is one step of undo in the end. */
export function useHeldEdit(): HeldEdit {
  const edit = useEdit()
  const begin = useStep('design')
  const isHeld = useRef(false)
  const step = useRef<Step | null>(null)
  return {
    edit: (change) => {
      if (!isHeld.current) {
        edit(change)
        return
      }
      const current = step.current ?? begin()
      step.current = current
      current?.change(change)
    },
    hold: () => {
      isHeld.current = true
    },
    release: () => {
      isHeld.current = false
      step.current?.commit()
      step.current = null
    },
  }
}
