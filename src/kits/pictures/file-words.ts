import { useLingui } from '@lingui/react/macro'
import type { FileFault, FileRule } from '#engine/files/prepare-file.ts'

/** Why a file was refused and what to do. `size` in bytes; `part` is the element of a drawing that cannot be taken. */
export function useFileFaultWords(): (
  fault: FileFault,
  rule: FileRule,
  size?: number,
  part?: string | null,
) => string {
  const { t } = useLingui()
  return (fault, rule, size, part) => {
    const limit = Math.round(rule.maxBytes / 1024 / 1024)
    const given = size === undefined ? 0 : Math.ceil(size / 1024 / 1024)
    const isVector = rule.types.includes('image/svg+xml')
    const isPhoto = rule.fileType === 'PHOTO'
    switch (fault) {
      case 'tooLarge':
        return given > limit
          ? t`${limit}MB까지 올릴 수 있어요. 이 파일은 ${given}MB예요. 크기를 줄여서 다시 골라 주세요.`
          : t`${limit}MB까지 올릴 수 있어요. 크기를 줄여서 다시 골라 주세요.`
      case 'empty':
        return t`빈 파일이에요. 다른 파일을 골라 주세요.`
      case 'unreadable':
        return t`파일을 읽지 못했어요. 다른 곳으로 옮겼거나 열려 있지 않은지 확인해 주세요.`
      case 'heic':
        return t`HEIC 사진은 보이지 않는 기기가 있어서 받지 않아요. JPG로 바꿔 저장한 뒤 골라 주세요.`
      case 'notPicture':
        return t`그림으로 열 수 없는 파일이에요. 이름만 그림이거나 손상되었을 수 있어요.`
      case 'wrongType':
        if (isVector) return t`SVG 파일만 올릴 수 있어요.`
        return isPhoto
          ? t`JPG, PNG, WEBP, GIF 사진만 올릴 수 있어요.`
          : t`JPG나 PNG 파일만 올릴 수 있어요. SVG는 Basic 플랜부터 벡터 로고 단계에서 올릴 수 있어요.`
      case 'brokenDrawing':
        return t`SVG로 열 수 없는 파일이에요. 그리기 프로그램에서 다시 내보내 주세요.`
      case 'emptyDrawing':
        return part
          ? t`이 SVG에는 담을 수 있는 그림이 없어요. 담을 수 없는 부분: ${part}. 도형으로 바꾸고 다시 내보내 주세요.`
          : t`이 SVG에는 그려진 것이 없어요. 그리기 프로그램에서 다시 내보내 주세요.`
      case 'complexDrawing':
        return t`이 SVG는 너무 복잡해서 담을 수 없어요. 그리기 프로그램에서 줄이고 다시 내보내 주세요.`
      case 'declined':
        return t`SVG를 담지 않았어요.`
      case 'noSpace':
        return t`이 기기의 저장 공간이 모자라 보관하지 못했어요. 공간을 비운 뒤 다시 골라 주세요.`
      case 'signedOut':
        return t`로그인이 끝나 보관하지 못했어요. 다시 로그인한 뒤 골라 주세요.`
    }
  }
}
