import { useLingui } from '@lingui/react/macro'
import { useSite } from '../page/site-context.ts'

interface ContactLink {
  readonly href: string
  readonly name: string
}

/** Business partnership and customer service, by mail to the operator; none where no address is set. */
export function useContactLinks(): readonly ContactLink[] {
  const { t } = useLingui()
  const { email } = useSite().company
  if (!email) return []
  const mail = (subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`
  return [
    { href: mail(t`제휴 문의`), name: t`제휴 문의` },
    { href: mail(t`고객센터 문의`), name: t`고객센터` },
  ]
}
