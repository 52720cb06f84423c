/** The network of an address, as its owner is shown it: of IPv4 the first 24 bits, of IPv6 the first 48. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const groups = (address.split('::')[0] ?? '').split(':').filter((group) => group !== '')
  return `${groups.slice(0, 3).join(':')}::/48`
}
