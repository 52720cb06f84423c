import { useLingui } from '@lingui/react/macro'
import { exportFaultOf } from '#kits/design/export/export-fault.ts'
import type { DriveFault } from '#kits/drive/uploads/drive-types.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { Target } from './bring-files.ts'
import { useDriveFaultWords } from './useDriveFaultWords.ts'

/** What is said of a download. A file in the browser's list of downloads speaks for itself. */
export function useDownloadWords() {
  const { t } = useLingui()
  const faultWords = useDriveFaultWords()
  const done: Partial<Record<Target, string>> = {
    drive: t`드라이브에 담았어요. 차례로 보낼게요`,
    clipboard: t`그림을 복사했어요. 다른 곳에 붙여 넣어 보세요`,
  }
  const made = t`파일을 만들었어요.`
  const lacking = t`이 기기에 없는 글꼴이나 사진은 빼고 만들었어요. 인터넷에 연결해 다시 받아 보세요.`
  const noSpace = t`이 기기에 남은 공간이 모자라 파일을 만들지 못했어요. 공간을 비우거나 더 작은 크기로 받아 보세요.`
  const failed = t`파일을 만들지 못했어요. 다시 눌러 주세요.`
  return {
    done: (target: Target) => {
      const text = done[target]
      if (text !== undefined) showToast({ tone: 'success', text })
    },
    refused: (fault: DriveFault) => void showToast({ tone: 'error', text: faultWords(fault) }),
    late: (label: string, onPress: () => void) =>
      void showToast({ tone: 'info', text: made, action: { label, onPress } }),
    lacking: () => void showToast({ tone: 'info', text: lacking }),
    failed: (cause: unknown) => {
      const fault = exportFaultOf(cause)
      if (fault === 'cancelled') return
      console.warn('the design cannot be exported', cause)
      showToast({ tone: 'error', text: fault === 'noSpace' ? noSpace : failed })
    },
  }
}
