import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { colourRoles, type Palette } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { showToast } from '#ui/overlays/toasts.ts'

const { visual } = guide

/**
 * Stores the shown logo in the logo maker, and the shown colours where the brand has none, as one undo step. What the
 * brand has already stays. Null where the guide cannot be edited.
 */
export function useBeginWithLogo(): ((logo: LogoEditorState, palette: Palette | null) => void) | null {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('guide')
  const phase = useWatched(document.phase)
  if (isReadOnly || phase !== 'ready') return null
  return (logo, palette) => {
    document.edit((doc) => {
      if (visual.logoMaker.read(doc) !== null) return
      visual.logoMaker.write(doc, logo)
      for (const role of colourRoles) {
        const hex = palette?.[role]
        if (hex !== undefined && visual[role].read(doc) === null) visual[role].write(doc, hex)
      }
    })
    showToast({
      tone: 'success',
      text: t`이 로고로 브랜드를 시작했어요`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }
}
