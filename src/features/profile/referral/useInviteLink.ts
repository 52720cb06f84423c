import { useLingui } from '@lingui/react/macro'
import { inviteCodeOf } from '#model/access/invite-code.ts'
import { copyText } from '#ui/overlays/copy-text.ts'

/** The referral link of an account, and a function that copies it. */
export function useInviteLink(idAccount: number) {
  const { t } = useLingui()
  const url = `${location.origin}/account/signup/intro?invite=${inviteCodeOf(idAccount)}`

  async function copy(): Promise<void> {
    await copyText(url, t`링크를 복사했어요`, t`복사하지 못했어요. 주소를 골라 직접 복사해 주세요.`)
  }

  return { url, copy }
}
