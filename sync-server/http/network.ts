/**
 * The network of an address, as its owner is shown it and logs have it: of IPv4 the first 24 bits, of IPv6 the first 48. Empty
 * for an empty address.
 */
export function networkOf(address: string): string {
  if (address === '') return ''
  if (!address.includes(':')) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  const groups = (address.split('::')[0] ?? '').split(':').filter((group) => group !== '')
  return `${groups.slice(0, 3).join(':')}::/48`
}
