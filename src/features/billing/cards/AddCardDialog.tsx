import { useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PayMethod } from '../billing-reads.ts'
import { AddCardForm } from './AddCardForm.tsx'

interface Props {
  idBrand: number
  onClose: () => void
  /** The card is registered, the default, and in the list. */
  onAdded: (card: PayMethod) => void
}

export function AddCardDialog({ idBrand, onClose, onAdded }: Props) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onClose={onClose} title={t`카드 추가`} closeLabel={t`닫기`} closesOutside={false}>
      <AddCardForm idBrand={idBrand} onCancel={onClose} onAdded={onAdded} />
    </Dialog>
  )
}
