/** Domains of one mail service under which an address has the same mailbox. */
const sameDomains: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'hanmail.net': 'daum.net',
}

/**
 * The mailbox behind an e-mail address, to recognise a second address of one person: without case, without what follows a
 * plus, and at Gmail without dots. Not for sending.
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const service = sameDomains[domain] ?? domain
  const box = name.replace(/\+.*$/, '')
  return `${service === 'gmail.com' ? box.replaceAll('.', '') : box}@${service}`
}
