import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { Counter } from 'prom-client'
import { HeldByKey } from '../held-by-key.ts'
import { registry } from '../metrics.ts'
import type { IsProxy } from './client-address.ts'
import { countedAs } from './networks.ts'

export const refused = new Counter({
  name: 'saegim_http_refused_connections_total',
  help: 'Connections and requests beyond what one account or address may have open',
  registers: [registry],
})

const tooMany = 'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n\r\n'

/**
 * Bounds the open connections of one address, sync sockets included. One more is answered at once and closed. Not those of
 * proxies, whose connections carry requests of many clients.
 */
export function limitConnections(
  server: Server,
  { atMost, isProxy }: { readonly atMost: number; readonly isProxy: IsProxy },
): void {
  const held = new HeldByKey<string>()
  // Before the server's own listener, which would begin to read a request.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (isProxy(remoteAddress)) return
    const address = countedAs(remoteAddress)
    if (held.take(address, atMost)) socket.once('close', () => held.give(address))
    else {
      refused.inc()
      socket.end(tooMany, () => socket.destroy())
    }
  })
}
