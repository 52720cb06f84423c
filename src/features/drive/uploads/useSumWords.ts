import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { fileSize } from '#engine/words/file-size.ts'
import type { UploadSum } from './upload-sum.ts'
import { useTimeLeft } from './useTimeLeft.ts'

/** One line about all uploads. */
export function useSumWords(): (sum: UploadSum, isPaused: boolean) => string {
  const { t } = useLingui()
  const isOnline = useOnline()
  const timeLeft = useTimeLeft()
  return (sum, isPaused) => {
    const { left, failed, bytesLeft, percent, bytesPerSecond, secondsLeft } = sum
    if (left === 0)
      return failed > 0
        ? t`${plural(failed, { other: '#개를 올리지 못했어요. 파일은 이 기기에 있어요.' })}`
        : t`모두 올렸어요`
    const size = fileSize(bytesLeft)
    if (isPaused) return t`멈췄어요. 남은 파일(${size})은 이 기기에 안전하게 있어요.`
    if (!isOnline)
      return t`오프라인이에요. 남은 파일(${size})은 이 기기에 안전하게 있고, 연결되면 스스로 보내요.`
    if (bytesPerSecond === null || secondsLeft === null)
      return t`${size} 남음. 창을 닫아도 이 기기에 안전하게 있어요.`
    return t`${percent}% · 초당 ${fileSize(bytesPerSecond)} · ${timeLeft(secondsLeft)}`
  }
}
