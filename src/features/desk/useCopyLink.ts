import { useLingui } from '@lingui/react/macro'
import { copyText } from '#ui/overlays/copy-text.ts'

export function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useLingui()
  return (url) => copyText(url, t`링크를 복사했어요`, t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.`)
}
