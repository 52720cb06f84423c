import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SandboxNumbers } from './SandboxNumbers.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
}

/** Which card numbers the sandbox takes. */
export default function SandboxDialog({ isOpen, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`결제 샌드박스`} closeLabel={t`닫기`}>
      <SandboxNumbers isOpen />
    </Dialog>
  )
}
