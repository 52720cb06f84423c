import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { type ColourRole, type Colours, colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'

const { visual } = guide

export interface ColourAnswers {
  readonly colours: Colours
  /** Why nothing can be chosen, as text; null where there is no such reason. */
  readonly lock: string | null
  /** True also while the document is loading. */
  readonly isBlocked: boolean
  /** Writes several colours as one undo step, null to remove one. Reopens a finalised palette. */
  choose(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>): void
  /** Like `choose`, and says `said` in a toast that offers undo. */
  chooseWithUndo(changes: Partial<Readonly<Record<ColourRole, Hex | null>>>, said: string): void
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
    lock,
    isBlocked,
    choose,
    chooseWithUndo: (changes, said) => {
      if (isBlocked) return
      choose(changes)
      showToast({ tone: 'success', text: said, action: { label: t`실행 취소`, onPress: document.undo } })
    },
  }
}
