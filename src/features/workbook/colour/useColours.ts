import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentView } from '#device/documents/react/useDocument.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type ColourRole, type Colours, colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

const { visual } = guide

export interface ColourAnswers {
  readonly colours: Colours
  /** Whether the eight colours are finalised. */
  readonly isSettled: boolean
  /** Why nothing can be chosen, as text. */
  readonly lock: string | null
  /** True also while the document is loading. */
  readonly isBlocked: boolean
  /** Writes several colours as one undo step. Reopens a finalised palette. */
  choose(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>): void
  /** The same with a toast that offers undo. */
  take(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>, said: string): void
}

/** Reads and writes the eight colours of the brand. */
export function useColours(): ColourAnswers {
  const { t } = useLingui()
  const answers = useAnswers()
  const { document, isReadOnly } = useDocumentView('guide')
  const phase = useWatched(document.phase)
  const lock = useReadOnlyReason()
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
