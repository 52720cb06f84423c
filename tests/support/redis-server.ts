import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { findOrInstallRedis } from '../tools/redis.ts'

/** A Redis of its own, in memory alone, which comes back on the same port. */
export interface RedisServer extends AsyncDisposable {
  readonly url: string
  readonly port: number
  kill(): Promise<void>
  /** Runs but answers nothing, as behind a network that drops all packets. */
  freeze(): void
  thaw(): void
  start(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  findOrInstallRedis()
  const port = await freePort()
  let running: ChildProcess | null = null

  const start = async () => {
    const options = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] })
    running = child
    for await (const line of createInterface(child.stdout)) {
      if (line.includes('Ready to accept connections')) break
    }
    child.stdout.resume()
  }
  const kill = async () => {
    const child = running
    running = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    start,
    kill,
    freeze: () => running?.kill('SIGSTOP'),
    thaw: () => running?.kill('SIGCONT'),
    [Symbol.asyncDispose]: kill,
  }
}

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
}
