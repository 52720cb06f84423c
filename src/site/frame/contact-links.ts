import { useLingui } from '@lingui/react/macro'
import { appAddresses } from '../page/app-addresses.ts'
import { useSite } from '../page/site-context.ts'

interface ContactLink {
  readonly href: string
  readonly name: string
}

/** The form of questions, and business partnership by mail to the operator where an address is set. */
export function useContactLinks(): readonly ContactLink[] {
  const { t } = useLingui()
  const { email } = useSite().company
  const support = { href: appAddresses.contact, name: t`고객센터` }
  if (!email) return [support]
  const subject = encodeURIComponent(t`제휴 문의`)
  return [{ href: `mailto:${email}?subject=${subject}`, name: t`제휴 문의` }, support]
}
