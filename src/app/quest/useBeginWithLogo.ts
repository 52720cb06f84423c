import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { colourRoles, type Palette } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { strategy } from '#model/documents/strategy.ts'
import { showToast } from '#ui/overlays/toasts.ts'

const { visual } = guide
const { tagline1 } = strategy.personality

/** What is shown of a brand that it does not have yet. */
export interface Beginning {
  readonly logo: LogoEditorState
  readonly palette: Palette | null
  /** Null: none is shown to be chosen. */
  readonly tagline: string | null
}

/**
 * Stores the shown logo in the logo maker, and the shown colours and tagline where the brand has none; one undo takes all of it
 * back. What the brand has already stays. Null where the guide cannot be edited.
 */
export function useBeginWithLogo(): ((shown: Beginning) => void) | null {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('guide')
  const beside = useDocumentView('strategy')
  const phase = useWatched(document.phase)
  if (isReadOnly || phase !== 'ready') return null
  return ({ logo, palette, tagline }) => {
    document.edit((doc) => {
      if (visual.logoMaker.read(doc) !== null) return
      visual.logoMaker.write(doc, logo)
      for (const role of colourRoles) {
        const hex = palette?.[role]
        if (hex !== undefined && visual[role].read(doc) === null) visual[role].write(doc, hex)
      }
    })
    const swapTagline = (from: string, to: string) =>
      beside.document.edit((doc) => {
        if (tagline1.read(doc).trim() === from) tagline1.write(doc, to)
      })
    if (tagline !== null && !beside.isReadOnly) swapTagline('', tagline)
    const undo = () => {
      document.undo()
      if (tagline !== null && !beside.isReadOnly) swapTagline(tagline, '')
    }
    showToast({
      tone: 'success',
      text: t`이 로고로 브랜드를 시작했어요`,
      action: { label: t`실행 취소`, onPress: undo },
    })
  }
}
