import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { readSiteAddress } from '#model/site/read-address.ts'
import type { AppServer } from './app-server.ts'

/** A proxy before the product that can serve other builds of its worker. */
export interface Front {
  readonly url: string
  /** From now on the worker is another file, as after a deployment. */
  deploy(): void
  /** The same with a release that had no public site: server and worker answer its addresses with the app. */
  deployWithoutSite(): void
  close(): Promise<void>
}

/** Runs before the worker's own listeners. */
const workerWithoutSite = `
addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const isIndex = request.method === 'GET' && pathname === '/' && search === ''
  if (request.mode !== 'navigate' && !isIndex) return
  event.stopImmediatePropagation()
  event.respondWith(caches.match('/index.html', { ignoreSearch: true }).then((app) => app ?? fetch('/index.html')))
});
`

export async function openFront(app: AppServer): Promise<Front> {
  const target = new URL(app.url)
  const upgraded = new Set<Duplex>()
  let version = 0
  let hasSite = true
  const server = createServer((asked, answered) => {
    const headers = { ...asked.headers, host: target.host, ...(asked.headers.origin && { origin: app.url }) }
    const isWorker = asked.url === '/sw.js'
    const isSite = readSiteAddress(new URL(asked.url ?? '/', app.url).pathname) !== null
    const path = isSite && !hasSite ? '/index.html' : asked.url
    if (isWorker) headers['accept-encoding'] = 'identity'
    const onward = request(app.url + path, { method: asked.method, headers }, (answer) => {
      const { 'content-length': length, ...rest } = answer.headers
      answered.writeHead(
        answer.statusCode ?? 502,
        isWorker ? { ...rest, 'cache-control': 'no-cache', etag: `"${version}"` } : answer.headers,
      )
      if (isWorker) {
        if (!hasSite) answered.write(workerWithoutSite)
        answer.on('data', (part: Buffer) => answered.write(part))
        answer.on('end', () => answered.end(`\n// build ${version} of ${length}\n`))
      } else answer.pipe(answered)
    })
    onward.on('error', () => answered.destroy())
    asked.pipe(onward)
  })
  server.on('upgrade', (asked, socket, head) => {
    const onward = connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries({ ...asked.headers, host: target.host, origin: app.url })
      onward.write(
        `GET ${asked.url} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
      )
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    onward.on('error', () => socket.destroy())
    upgraded.add(socket)
    socket.on('error', () => onward.destroy())
    socket.on('close', () => {
      upgraded.delete(socket)
      onward.destroy()
    })
  })
  const deploy = (withSite: boolean) => {
    hasSite = withSite
    version++
  }
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy: () => deploy(true),
    deployWithoutSite: () => deploy(false),
    close: () => {
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
