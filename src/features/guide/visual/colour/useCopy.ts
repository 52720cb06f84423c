import { useLingui } from '@lingui/react/macro'
import { copyText } from '#ui/overlays/copy-text.ts'

/** Copies a text and confirms it by a toast. */
export function useCopy(): (text: string) => void {
  const { t } = useLingui()
  return (text) =>
    void copyText(text, t`복사했어요: ${text}`, t`복사하지 못했어요. 값을 직접 골라 복사해 주세요.`)
}
