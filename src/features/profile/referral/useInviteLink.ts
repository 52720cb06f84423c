import { useCopyLink } from '#kits/links/useCopyLink.ts'
import { inviteCodeOf } from '#model/access/invite-code.ts'

/** The referral link of an account, and a function that copies it. */
export function useInviteLink(idAccount: number) {
  const copy = useCopyLink()
  const url = `${location.origin}/account/signup/intro?invite=${inviteCodeOf(idAccount)}`
  return { url, copy: () => copy(url) }
}
