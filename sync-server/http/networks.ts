import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'

/** A test whether an address is of this machine, or one of the given addresses and networks (`10.0.0.0/8`). */
export function thisMachineAnd(allowed: readonly string[]): (address: string | undefined) => boolean {
  const networks = new BlockList()
  networks.addSubnet('127.0.0.0', 8, 'ipv4')
  networks.addAddress('::1', 'ipv6')
  for (const each of allowed) {
    const [start = '', length] = each.split('/')
    const family = isIPv6(start) ? 'ipv6' : 'ipv4'
    if (length === undefined) networks.addAddress(start, family)
    else networks.addSubnet(start, Number(length), family)
  }
  return (address = '') => {
    const family = isIP(address)
    return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * What limits count an address as: of IPv6 the /64 network, because one machine has all of its addresses. Empty where the
 * client has gone: its socket has no address any more.
 */
export function countedAs(address: string | undefined): string {
  if (address === undefined) return ''
  // Without the zone of a link-local address.
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain.toLowerCase()
  const canonical = canonicalOf(plain)
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(canonical) ?? []
  return mapped ?? canonicalOf(`${firstGroups(canonical).join(':')}::`)
}

function canonicalOf(address: string): string {
  return new SocketAddress({ address, family: 'ipv6' }).address
}

/** The first four groups of an IPv6 address that may have zeros left out. */
function firstGroups(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4)
}
