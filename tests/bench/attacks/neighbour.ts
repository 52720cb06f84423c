import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClientOptions, WebSocket } from 'ws'
import { wireOf } from '../relay/wire.ts'

/** Milliseconds of each answer during a time. */
export interface Felt {
  readonly health: number[]
  readonly marks: number[]
}

export interface Neighbour {
  /** Asks for health and a mark 50 times a second each, until the given work ends. */
  during(work: Promise<unknown>): Promise<Felt>
  close(): void
}

const everyMs = 20
/** Not the one of the attacker: addresses have shares of their own. */
const localAddress = '127.0.0.2'

/** A member of a brand of its own, whose device waits for its marks, and a load balancer that asks for `/healthz`. */
export async function startNeighbour(url: string, token: string, idBrand: number): Promise<Neighbour> {
  const agent = new Agent({ keepAlive: true, localAddress })
  const { wire, socket } = await openRoom(url, token, idBrand, { localAddress })
  const waiting = new Map<number, () => void>()
  let lastMark = 0
  socket.on('message', (data) => {
    const heard = wire.read(data as Buffer)
    if (heard.kind === 'mark') waiting.get(heard.mark)?.()
  })

  const health = () =>
    new Promise<void>((done, failed) => {
      request(`${url}/healthz`, { agent }, (answer) => answer.resume().on('end', () => done()))
        .on('error', failed)
        .end()
    })
  const mark = () =>
    new Promise<void>((done) => {
      const number = ++lastMark
      waiting.set(number, done)
      socket.send(wire.mark(number) as Uint8Array)
    })

  return {
    during: async (work) => {
      const felt: Felt = { health: [], marks: [] }
      let isOver = false
      const over = work.finally(() => {
        isOver = true
      })
      const onTheWay: Promise<void>[] = []
      while (!isOver) {
        onTheWay.push(timed(health, felt.health), timed(mark, felt.marks))
        await pause(everyMs)
      }
      await over
      await Promise.all(onTheWay)
      return felt
    },
    close: () => {
      socket.terminate()
      agent.destroy()
    },
  }
}

/** A synced socket of the guide of a brand. */
export async function openRoom(url: string, token: string, idBrand: number, options: ClientOptions = {}) {
  const document = `/sync/${idBrand}/guide`
  const wire = wireOf('saegim', document, token)
  const socket = new WebSocket(url.replace('http', 'ws') + document, wire.protocols, options)
  await new Promise((done, failed) => {
    socket.once('open', () => socket.send(wire.ask()))
    socket.on('message', (data) => wire.read(data as Buffer).kind === 'answer' && done(null))
    socket.once('close', (code) => failed(new Error(`the room of brand ${idBrand} closed with ${code}`)))
    socket.on('error', failed)
  })
  return { wire, socket }
}

async function timed(ask: () => Promise<void>, times: number[]): Promise<void> {
  const started = performance.now()
  await ask()
  times.push(performance.now() - started)
}
