import { restCalls } from '../writeback/rest/rest-calls.ts'
import { thisMachineAnd } from './networks.ts'

/** Names of what the write-back calls, and so of all that its credential is good for. */
export const serviceCalls: ReadonlySet<string> = new Set(restCalls.map(({ name }) => name))

/**
 * Whether the write-back may call from an address: from this machine, and from the given addresses and networks
 * (`10.0.0.0/8`). Behind a proxy on this machine it is the address that the proxy names.
 */
export function isServiceAddress(address: string | undefined, allowed: readonly string[]): boolean {
  return thisMachineAnd(allowed)(address)
}
