import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { makePrintFile, type PrintFile } from './make-print-file.ts'

interface PrintPdf {
  readonly isBusy: boolean
  /** Makes the file; null where it cannot be made, which is said. */
  readonly make: (isOutlined: boolean) => Promise<Extract<PrintFile, { kind: 'made' }> | null>
}

/** The file that goes to a printer, made on this device. */
export function usePrintPdf(): PrintPdf {
  const { t } = useLingui()
  const { body, dress } = useShown()
  const [isBusy, setIsBusy] = useState(false)
  const words = {
    noSpace: t`이 기기에 남은 공간이 모자라 파일을 만들지 못했어요. 공간을 비우고 다시 눌러 주세요.`,
    failed: t`파일을 만들지 못했어요. 다시 눌러 주세요.`,
  }
  const make = async (isOutlined: boolean) => {
    setIsBusy(true)
    const made = await makePrintFile(body, dress, isOutlined)
    setIsBusy(false)
    if (made.kind === 'made') return made
    showToast({ tone: 'error', text: words[made.kind] })
    return null
  }
  return { isBusy, make }
}
