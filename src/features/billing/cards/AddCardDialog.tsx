import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { hasForeignScripts, openCardDocument } from '#kits/commerce/card-document.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PayMethod } from '../billing-reads.ts'
import { AddCardForm } from './AddCardForm.tsx'

interface Props {
  idBrand: number
  onClose: () => void
  /** The card is registered, the default, and in the list. */
  onAdded: (card: PayMethod) => void
}

/** The form of a card; where scripts of other companies run, first a new document. */
export function AddCardDialog({ idBrand, onClose, onAdded }: Props) {
  const { t } = useLingui()
  const [isClean] = useState(() => !hasForeignScripts())
  if (!isClean) return <ReloadDialog onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t`카드 추가`} closeLabel={t`닫기`} closesOutside={false}>
      <AddCardForm idBrand={idBrand} onCancel={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function ReloadDialog({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`화면을 새로 열고 입력해요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button look="ink" onClick={() => void openCardDocument()}>
            <Trans>화면 새로 열기</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          채팅이나 카카오톡 같은 다른 회사의 프로그램이 이 화면에서 돌고 있어요. 카드 번호는 그런 프로그램이
          없는 화면에서만 받아요. 새로 연 다음 카드 추가를 다시 눌러 주세요.
        </Trans>
      </p>
    </Dialog>
  )
}
