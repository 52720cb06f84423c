import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Listening, Usage } from './benched-server.ts'
import type { Dialect } from './wire.ts'

/** Address, protocol and documents of a server. */
export interface Target {
  readonly dialect: Dialect
  readonly url: string
  readonly documents: readonly string[]
  readonly tokens: readonly string[]
}

/** One of the servers side by side, each a process of its own with a directory of its own. */
export interface BenchedRelay {
  readonly name: string
  readonly target: Target
  usage(after?: 'collecting'): Promise<Usage & { readonly databaseCpuMs: number }>
  /** kill -9 of everything, the database too. */
  kill(): Promise<void>
  /** After `kill`, over the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

export type RelayName = 'saegim' | 'floor' | 'hocuspocus'

const files: Readonly<Record<RelayName, string>> = {
  saegim: 'saegim-server.ts',
  floor: 'floor-server.ts',
  hocuspocus: 'hocuspocus-server.ts',
}

export async function startBenchedRelay(
  name: RelayName,
  documents: number,
  variables: Readonly<Record<string, string>> = {},
): Promise<BenchedRelay> {
  const dataDir = mkdtempSync(join(tmpdir(), `saegim-bench-${name}-`))
  // PostgreSQL runs as another user when root starts it.
  chmodSync(dataDir, 0o755)
  let child: ChildProcess
  let listening: Listening

  const start = async () => {
    child = fork(join(import.meta.dirname, files[name]), {
      env: {
        ...process.env,
        ...settings,
        ...variables,
        DATA_DIR: dataDir,
        BENCH_DOCUMENTS: String(documents),
      },
    })
    listening = (await reply<{ listening: Listening }>(child)).listening
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }

  await start()
  return {
    name,
    get target() {
      const { port, documents: paths, tokens } = listening
      return { dialect: name, url: `ws://127.0.0.1:${port}`, documents: paths, tokens }
    },
    usage: async (after) => {
      const answered = reply<{ usage: Usage }>(child)
      child.send(after === 'collecting' ? 'usage after collecting' : 'usage')
      const { usage } = await answered
      return { ...usage, databaseCpuMs: cpuMsOf(familyOf(postmasterOf(dataDir))) }
    },
    kill: async () => {
      const database = familyOf(postmasterOf(dataDir))
      const gone = end('SIGKILL')
      for (const pid of database) killOne(pid)
      await gone
    },
    start,
    remove: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const settings = {
  PORT: '0',
  LOG_LEVEL: 'error',
  // Rate limits of an account and an address are not what is measured.
  RELAY_UPDATES_PER_SECOND: '1000000',
  RELAY_SOCKETS_PER_USER: '100000',
  RELAY_SOCKETS_PER_ADDRESS: '100000',
}

function reply<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as Message)
    })
  })
}

function postmasterOf(dataDir: string): number | null {
  const pointer = join(dataDir, 'pg.location')
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'pg')
  const file = join(home, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : null
}

/** The embedded database: its postmaster and the children of that. */
function familyOf(postmaster: number | null): number[] {
  if (postmaster === null || process.platform === 'win32') return []
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const children = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (pid !== undefined && parent === postmaster ? [pid] : []))
  return [postmaster, ...children]
}

/** Where the system says it cheaply; 0 elsewhere. */
function cpuMsOf(pids: readonly number[]): number {
  if (process.platform !== 'linux') return 0
  return pids.reduce((sum, pid) => {
    try {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? ''
      const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number)
      return sum + (user + system) * 10
    } catch {
      // Gone since it was listed.
      return sum
    }
  }, 0)
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended together with its parent.
  }
}
