import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Tray } from './Tray.tsx'

/** The tray on phones. */
export default function IdeasDialog({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onClose={onClose} title={t`생각`} closeLabel={t`닫기`} isBare>
      <Tray onAdd={onAdd} />
    </Dialog>
  )
}
