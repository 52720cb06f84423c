import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { fileSize } from '#engine/words/file-size.ts'
import type { Upload } from '#kits/drive/queue/uploads-in.ts'
import { percentOf, secondsFor } from './upload-sum.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** What happens with a file now, or why it is not at the server, and what to do. */
export function useUploadWords(): (upload: Upload) => string {
  const { t } = useLingui()
  const isOnline = useOnline()
  const timeLeft = useTimeLeft()
  return (upload) => {
    const { size, sent, state, reason, isUnreadable } = upload
    const percent = percentOf(sent, size)
    if (isUnreadable) return t`이 기기에서 파일을 더 읽을 수 없어요. 목록에서 지우고 원본을 다시 담아 주세요.`
    if (state === 'failed') return reason || t`서버가 받지 않았어요. 다시 올리거나 내려받아 두세요.`
    if (state === 'sending' && isOnline) return sendingWords(upload, percent)
    switch (isOnline ? upload.waitsFor : 'network') {
      case 'resume':
        return percent > 0 ? t`${percent}%에서 멈췄어요` : t`이 기기에 저장됨 · 멈췄어요`
      case 'server':
        return t`이 기기에 저장됨 · 서버가 바빠 잠시 뒤 다시 보내요`
      case 'signIn':
        return t`이 기기에 저장됨 · 다시 로그인하면 보내요`
      case 'folder':
        return t`이 기기에 저장됨 · 폴더를 만들지 못해 기다려요. 동기화 상태에서 폴더를 다시 보내 주세요.`
      case 'network':
        return percent > 0
          ? t`${percent}%에서 멈춤 · 연결되면 이어서 보내요`
          : t`이 기기에 저장됨 · 연결되면 보내요`
      default:
        return t`이 기기에 저장됨 · 차례를 기다려요`
    }
  }

  function sendingWords({ size, sent, bytesPerSecond }: Upload, percent: number): string {
    if (percent >= 100) return t`다 보냈어요 · 서버가 확인하고 있어요`
    const seconds = secondsFor(size - sent, bytesPerSecond)
    if (bytesPerSecond === null || seconds === null) return t`${percent}%`
    return t`${percent}% · 초당 ${fileSize(bytesPerSecond)} · ${timeLeft(seconds)}`
  }
}
