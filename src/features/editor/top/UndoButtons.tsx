import { useLingui } from '@lingui/react/macro'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Takes back what this device did, and does it again. */
export function UndoButtons() {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const canUndo = useWatched(document.canUndo)
  const canRedo = useWatched(document.canRedo)
  return (
    <>
      <IconButton
        label={t`실행 취소`}
        icon={<Icon of={Undo2} />}
        disabledReason={canUndo ? undefined : t`취소할 것이 없어요`}
        onClick={() => document.undo()}
      />
      <IconButton
        label={t`다시 실행`}
        icon={<Icon of={Redo2} />}
        disabledReason={canRedo ? undefined : t`다시 실행할 것이 없어요`}
        onClick={() => document.redo()}
      />
    </>
  )
}
