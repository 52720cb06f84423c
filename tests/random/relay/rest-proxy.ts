import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Random } from '#model/fields/random.ts'

/** A proxy between write-back and REST that is sometimes away and loses some answers after their calls had effect. */
export async function openRestProxy(target: () => number, random: Random) {
  const state = { url: '', isAway: false, lossRate: 0, away: 0, lost: 0 }
  const server = createServer((incoming, outgoing) => {
    const port = target()
    if (state.isAway || port === 0) {
      state.away += 1
      outgoing.writeHead(503, { 'content-type': 'application/json' }).end('{}')
      return
    }
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      if (random() < state.lossRate) {
        state.lost += 1
        answer.resume().once('end', () => outgoing.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  })
}

export type RestProxy = Awaited<ReturnType<typeof openRestProxy>>
