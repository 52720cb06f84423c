import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Environment } from '../environment/environment.ts'
import { countedAs, thisMachineAnd } from './networks.ts'

/** Whether an address is one of a proxy that names the addresses of its clients (`X-Forwarded-For`). */
export type IsProxy = (address: string | undefined) => boolean

export function trustedProxies({ trustedProxies: given }: Pick<Environment, 'trustedProxies'>): IsProxy {
  return thisMachineAnd(given)
}

/** What a request is counted by that Fastify does not see, such as an upgrade. */
export function addressOfUpgrade(request: IncomingMessage, isProxy: IsProxy): string {
  return countedAs(proxyAddr(request, isProxy))
}
