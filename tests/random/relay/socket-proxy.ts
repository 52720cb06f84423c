import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type RawData, WebSocket, WebSocketServer } from 'ws'

/** A proxy between one device and the nodes, message by message, in order as over TCP. */
export class SocketProxy {
  /** No message gets through, and no new socket is accepted. */
  isDown = false
  /** Every message is delivered twice. */
  doubles = false
  delayMs = 0
  readonly #http = http.createServer()
  readonly #links = new Set<Link>()
  #port = 0

  /** `target`: the port of a node, or 0 where none runs. */
  static async open(target: () => number): Promise<SocketProxy> {
    const proxy = new SocketProxy()
    const offers = new WeakMap<http.IncomingMessage, string>()
    const webSockets = new WebSocketServer({
      noServer: true,
      handleProtocols: (_, request) => offers.get(request) || false,
    })
    proxy.#http.on('upgrade', (request, socket: Socket, head) => {
      socket.on('error', () => socket.destroy())
      const port = target()
      if (proxy.isDown || port === 0) return socket.destroy()
      const asked = (request.headers['sec-websocket-protocol'] ?? '').split(/, */).filter(Boolean)
      const up = new WebSocket(`ws://127.0.0.1:${port}${request.url ?? ''}`, asked)
      up.on('error', () => socket.destroy())
      up.once('open', () => {
        offers.set(request, up.protocol)
        let isLinked = false
        if (!socket.destroyed)
          webSockets.handleUpgrade(request, socket, head, (down) => {
            isLinked = true
            proxy.#link(down, up)
          })
        // The device has left in the meantime; ws then does not call back.
        if (!isLinked) up.terminate()
      })
    })
    proxy.#http.listen(0, '127.0.0.1')
    await once(proxy.#http, 'listening')
    proxy.#port = (proxy.#http.address() as AddressInfo).port
    return proxy
  }

  get url(): string {
    return `ws://127.0.0.1:${this.#port}/sync`
  }

  /** Messages under way are lost. */
  cut(): void {
    for (const { down, up } of this.#links) {
      down.terminate()
      up.terminate()
    }
  }

  /** Half-closes the connection to the node without a close frame; the node may still send. */
  halfClose(): void {
    for (const { up } of this.#links) (Reflect.get(up, '_socket') as Socket | null)?.end()
  }

  /** Nothing is delivered for a while, then both sides are disconnected. */
  async stall(ms: number): Promise<void> {
    const links = [...this.#links]
    for (const link of links) link.isSilent = true
    await pause(ms)
    for (const { down, up } of links) {
      down.terminate()
      up.terminate()
    }
  }

  close(): void {
    this.cut()
    this.#http.close()
    this.#http.closeAllConnections()
  }

  #link(down: WebSocket, up: WebSocket): void {
    const link: Link = { down, up, isSilent: false }
    this.#links.add(link)
    this.#pass(link, down, up)
    this.#pass(link, up, down)
  }

  #pass(link: Link, from: WebSocket, to: WebSocket): void {
    let last = Promise.resolve()
    from.on('error', () => from.terminate())
    from.on('message', (data: RawData, isBinary) => {
      const due = Date.now() + this.delayMs
      const times = this.doubles ? 2 : 1
      last = last.then(async () => {
        const wait = due - Date.now()
        if (wait > 0) await pause(wait)
        for (let i = 0; i < times; i += 1)
          if (!link.isSilent && to.readyState === WebSocket.OPEN) to.send(data, { binary: isBinary })
      })
    })
    from.on('close', (code, reason) => {
      this.#links.delete(link)
      void last.then(() => {
        if (code === 1005 || code === 1006) to.terminate()
        else to.close(code, reason)
      })
    })
  }
}

interface Link {
  readonly down: WebSocket
  readonly up: WebSocket
  isSilent: boolean
}
