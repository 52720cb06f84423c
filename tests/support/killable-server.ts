import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The server in a process of its own, over a database and a directory that outlive it. */
export interface KillableServer {
  readonly port: number
  readonly dataDir: string
  /** As a power cut would. */
  kill(): Promise<void>
  /** Again on the same port. */
  start(): Promise<void>
  /** The most memory that its process had since it was started, in bytes. */
  peakMemory(): Promise<number>
  /** What its processes have written to their outputs, where it was opened with `keepsOutput`. */
  output(): string
  remove(): Promise<void>
}

export async function openKillableServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
  { keepsOutput = false }: { readonly keepsOutput?: boolean } = {},
): Promise<KillableServer> {
  const written: string[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-killed-'))
  let port = 0
  let running: ChildProcess | null = null
  let ending = Promise.resolve()
  const start = async () => {
    const child = fork(join(import.meta.dirname, 'server-process.ts'), {
      silent: keepsOutput,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'silent',
        HTTP_REQUESTS_PER_MINUTE: '100000',
        // Servers of tests share their processor with browsers and other tests.
        HTTP_LOOP_DELAY_MS: '0',
        LOGIN_ATTEMPTS_PER_MINUTE: '100000',
        CARD_TRIES_PER_HOUR: '100000',
        ...variables,
      },
    })
    running = child
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => written.push(String(part)))
    const [told] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => {
        throw new Error(`the server ended with ${code}`)
      }),
    ])
    port = Number(told)
  }
  const kill = () => {
    const child = running
    running = null
    if (child)
      ending = new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      })
    return ending
  }
  await start()
  return {
    get port() {
      return port
    },
    dataDir,
    kill,
    start,
    peakMemory: async () => {
      if (!running) throw new Error('the server is not running')
      running.send('peak memory')
      const [bytes] = await once(running, 'message')
      return Number(bytes)
    },
    output: () => written.join(''),
    remove: async () => {
      await kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
