import { useEffect } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { tellEdited } from './design-edits.ts'

/** ms without an own change after which other windows are told. */
const restMs = 1_500

/** Lets the pictures and names of the open design in other windows, as in the library, follow what is done to it here. */
export function useTellEdited(): void {
  const { document } = useDocumentView('design')
  useEffect(() => {
    let timer: Timer | null = null
    const tell = () => {
      timer = null
      void document.whenWritten().then(() => tellEdited(document.name))
    }
    const stop = document.ownChanges.subscribe(() => {
      if (timer) clearTimeout(timer)
      timer = startTimer(tell, restMs)
    })
    const leave = () => {
      if (timer) tell()
    }
    addEventListener('pagehide', leave)
    return () => {
      stop()
      removeEventListener('pagehide', leave)
      if (timer) clearTimeout(timer)
    }
  }, [document])
}
