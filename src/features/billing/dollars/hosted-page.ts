const hosts = ['www.paypal.com', 'www.sandbox.paypal.com']

/** Whether the payer may be sent to that address to pay: a page of PayPal or Lemon Squeezy, or of our own sandbox. */
export function isHostedPage(url: string, ownOrigin: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin, pathname, username, password } = new URL(url)
  if (username !== '' || password !== '') return false
  if (origin === ownOrigin) return pathname.startsWith('/sandbox/')
  return protocol === 'https:' && (hosts.includes(hostname) || hostname.endsWith('.lemonsqueezy.com'))
}
