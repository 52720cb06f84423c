import { useLingui } from '@lingui/react/macro'
import type { ChannelCheck } from './check-channel.ts'

/** Says what a channel takes and how it shows an entry. */
export function useCheckWords(): (check: ChannelCheck) => string {
  const { t, i18n } = useLingui()
  return (check) => {
    switch (check.kind) {
      case 'size': {
        const { width, height } = check
        const ratio = ratioOf(width, height)
        return `${ratio}, ${width} × ${height}`
      }
      case 'fold': {
        const { lines, isFolded } = check
        if (!isFolded) return t`접히지 않고 다 보여요`
        return lines === null ? t`길어서 뒤가 접혀요` : t`${lines}줄 뒤에 접혀요`
      }
      case 'text': {
        const over = i18n.number(check.used - check.limit)
        return t`글이 ${over}자 길어요`
      }
      case 'hashtags': {
        const { used, limit } = check
        return t`해시태그 ${used} / ${limit}개`
      }
      case 'pictures': {
        const { used, limit } = check
        return t`사진 ${used} / ${limit}장`
      }
      case 'noHashtags':
        return t`해시태그는 빼고 올려요`
      case 'noText':
        return t`스토리에는 사진만 보여요`
      case 'noPicture':
        return t`사진이 있어야 올릴 수 있어요`
    }
  }
}

function ratioOf(width: number, height: number): string {
  const divisor = greatestCommon(width, height)
  return `${width / divisor}:${height / divisor}`
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b)
}
