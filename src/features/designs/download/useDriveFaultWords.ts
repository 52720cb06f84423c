import { useLingui } from '@lingui/react/macro'
import type { DriveFault } from '#kits/drive/uploads/drive-types.ts'

/** Why the drive did not take a file that was made here. */
export function useDriveFaultWords(): (fault: DriveFault) => string {
  const { t } = useLingui()
  const known: Partial<Record<DriveFault, string>> = {
    tooLarge: t`드라이브에 담기에는 너무 커요. 더 작은 크기로 받거나 PDF로 담아 보세요.`,
    noRoom: t`브랜드에 남은 용량이 모자라요. 휴지통을 비우면 자리가 생겨요.`,
    noSpace: t`이 기기에 둘 자리가 모자라요. 기다리는 파일을 먼저 보내 주세요.`,
    queueFull: t`기다리는 파일이 너무 많아요. 몇 개가 전송된 뒤에 다시 담아 주세요.`,
    signedOut: t`로그인이 끝났어요. 다시 로그인하고 담아 주세요.`,
  }
  return (fault) => known[fault] ?? t`드라이브에 담지 못했어요. 내려받아서 올려 주세요.`
}
