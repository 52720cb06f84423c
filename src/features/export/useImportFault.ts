import { useLingui } from '@lingui/react/macro'
import { ArchiveProblem } from '#kits/brands/archive/archive-format.ts'

/** Why an import failed, as text. In all these cases nothing was created. */
export function useImportFault(): (cause: unknown) => string {
  const { t } = useLingui()
  return (cause) => {
    switch (cause instanceof ArchiveProblem ? cause.fault : null) {
      case 'notAnArchive':
        return t`새김에서 내보낸 브랜드 파일이 아니에요.`
      case 'damaged':
        return t`파일이 손상됐어요. 다시 내보내거나 다른 사본으로 시도해 주세요.`
      case 'newer':
        return t`더 새로운 새김에서 만든 파일이에요. 앱을 업데이트한 뒤 가져와 주세요.`
      case 'tooLarge':
        return t`파일이 너무 커요. 300MB까지 가져올 수 있어요.`
      case null:
        console.warn('the brand cannot be imported', cause)
        return t`가져오지 못했어요. 이 기기에 자리가 있는지 확인하고 다시 시도해 주세요.`
    }
  }
}
