import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isReadable } from '#engine/browser/is-readable.ts'
import { type DesignFiles, makeDesignPdf } from '#kits/design/export/design-pdf.ts'
import { exportFaultOf } from '#kits/design/export/export-fault.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useShown } from '../state/EditorProvider.tsx'

interface MadePdf {
  readonly file: File
  /** Whether a font or a picture is not on this device, and the file is without it. */
  readonly isLacking: boolean
}

interface PrintPdf {
  readonly isBusy: boolean
  /** Makes the PDF with bleed and crop marks; null where it cannot be made, which is said. */
  readonly make: (isOutlined: boolean) => Promise<MadePdf | null>
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
    try {
      const made = await makeDesignPdf(body, dress, { isPrint: true, isOutlined })
      return { file: await readable(made), isLacking: made.isLacking }
    } catch (cause) {
      console.warn('the print file cannot be made', cause)
      showToast({ tone: 'error', text: exportFaultOf(cause) === 'noSpace' ? words.noSpace : words.failed })
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, make }
}

/** Where a browser had no room, it answers a file that cannot be read. */
async function readable({ files: [file] }: DesignFiles): Promise<File> {
  if (!file || !(await isReadable(file)))
    throw new DOMException('a made file cannot be read', 'QuotaExceededError')
  return file
}
