import { useLingui } from '@lingui/react/macro'
import { copyText } from '#ui/overlays/copy-text.ts'

/** Puts the address of a link on the clipboard and says whether the browser let it; does nothing without one. */
export function useCopyLink(): (address: string | null) => Promise<void> {
  const { t } = useLingui()
  return async (address) => {
    if (address === null) return
    await copyText(address, t`링크를 복사했어요`, t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.`)
  }
}
