import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { DesignLimitError } from '#scene/document/design-error.ts'
import { writeBody } from '#scene/document/write-body.ts'
import type { Resized } from '#scene/edit/resize-to-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEdit, useShown } from '../state/EditorProvider.tsx'

interface Resize {
  readonly isBusy: boolean
  /** As one step of undo; null where it cannot be done, which is said. */
  readonly inPlace: (resized: Resized) => Resized | null
  /** As a new design, which opens in the editor; answers whether it was made. `size`: in words. */
  readonly asCopy: (resized: Resized, size: string) => Promise<boolean>
}

/** Gives the open design another size, or a copy of it. */
export function useResize(): Resize {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { body } = useShown()
  const edit = useEdit()
  const openEditor = useOpenEditor()
  const { isBusy, open } = useMakeDesign()
  const inPlace = (resized: Resized) => {
    try {
      return edit((doc) => {
        writeBody(doc, resized.body)
        return resized
      })
    } catch (error) {
      if (!(error instanceof DesignLimitError)) throw error
      showToast({ tone: 'error', text: t`이 디자인은 너무 커서 크기를 바꾸지 못했어요.` })
      return null
    }
  }
  const asCopy = (resized: Resized, size: string) =>
    open(
      () => createDesign(brand, resized.body, { name: `${body.name} ${size}`.trim() }),
      (id) => {
        // This window goes on with the design that was copied.
        openEditor(id)
        if (resized.toCheck.length > 0)
          showToast({ tone: 'info', text: t`자리를 다시 잡았어요. 새 디자인에서 확인해 주세요.` })
        return false
      },
    )
  return { isBusy, inPlace, asCopy }
}
