import { Trans } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from '../payments/Payments.module.css'
import { makeReceiptPdf, ReceiptPdfError } from './make-receipt-pdf.ts'
import type { ReceiptText } from './useReceipt.ts'

type State = 'idle' | 'busy' | 'absent' | 'broken'

/** Makes the PDF on this device, also without a network once the typesetter is on it. */
export function DownloadReceipt({ receipt }: { receipt: ReceiptText }) {
  const [state, setState] = useState<State>('idle')
  async function save(): Promise<void> {
    setState('busy')
    try {
      download(
        `saegim-${receipt.pid}.pdf`,
        new Blob([await makeReceiptPdf(receipt)], { type: 'application/pdf' }),
      )
      setState('idle')
    } catch (cause) {
      console.warn('the receipt cannot be made', cause)
      setState(cause instanceof ReceiptPdfError && cause.isAbsent ? 'absent' : 'broken')
    }
  }
  return (
    <>
      <Button
        icon={<Icon of={Download} />}
        aria-busy={state === 'busy'}
        onClick={() => state === 'busy' || void save()}
      >
        <Trans>PDF 내려받기</Trans>
      </Button>
      <span role="status" className={styles.below}>
        {state === 'busy' && <Trans>PDF를 만들고 있어요</Trans>}
        {state === 'absent' && (
          <Trans>PDF를 만드는 프로그램이 아직 이 기기에 없어요. 한 번은 인터넷이 필요해요.</Trans>
        )}
        {state === 'broken' && <Trans>PDF를 만들지 못했어요. 다시 시도해 주세요.</Trans>}
      </span>
    </>
  )
}
