import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentView } from '#device/documents/react/useDocument.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type ColourRole, type Colours, colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useLock } from '../answers/useLock.ts'

const { visual } = guide

export interface ColourAnswers {
  readonly colours: Colours
  /** Whether these eight are settled. */
  readonly isSettled: boolean
  /** Why nothing can be chosen, in words. */
  readonly lock: string | null
  /** True also while the document is still being read. */
  readonly isBlocked: boolean
  /** Chooses some at once, as one step of undo. What is settled is open again by it. */
  choose(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>): void
  /** The same, and says so with a way back. */
  take(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>, said: string): void
}

/** The eight colours of the brand, and how to choose them. */
export function useColours(): ColourAnswers {
  const { t } = useLingui()
  const answers = useAnswers()
  const { document, isReadOnly } = useDocumentView('guide')
  const phase = useWatched(document.phase)
  const lock = useLock()
  const isBlocked = lock !== null || isReadOnly || phase !== 'ready'

  const choose: ColourAnswers['choose'] = (changes) => {
    if (isBlocked) return
    document.edit((doc) => {
      for (const role of colourRoles) {
        const hex = changes[role]
        if (hex !== undefined) visual[role].write(doc, hex)
      }
      if (visual.colorFinalised.read(doc) === true) visual.colorFinalised.write(doc, null)
    })
  }
  return {
    colours: coloursOf(answers),
    isSettled: answers[visual.colorFinalised.path] === true,
    lock,
    isBlocked,
    choose,
    take: (changes, said) => {
      if (isBlocked) return
      choose(changes)
      showToast({ tone: 'success', text: said, action: { label: t`실행 취소`, onPress: document.undo } })
    },
  }
}
