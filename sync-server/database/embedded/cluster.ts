import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Binaries, findBinaries, plainEnvironment } from './binaries.ts'
import { type ClusterHome, findHome } from './home.ts'
import { initialize } from './initialize.ts'
import { findPostmaster, isRunning, type Postmaster, readPostmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'

/** The embedded PostgreSQL below the data directory. */
export interface Cluster {
  readonly url: string
  readonly pid: number
  /** true: it was running already, because the process that started it was killed. */
  readonly adopted: boolean
  /** Starts it again at the same address if it is not running. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

const startPatienceMs = 60_000
const stopPatienceMs = 30_000
const logLimitBytes = 16 * 1024 * 1024

export async function openCluster(
  givenDataDir: string,
  log: Logger,
  { maxConnections = 40 }: { maxConnections?: number } = {},
): Promise<Cluster> {
  const dataDir = makeDirectory(givenDataDir)
  return withStartLock(dataDir, async () => {
    const home = findHome(dataDir, log)
    const binaries = findBinaries(home.user)
    const password = await initialize(dataDir, home, binaries)
    const logFile = join(dataDir, 'pg.log')
    const start = (port: number | null) => startPostgres({ home, binaries, logFile, maxConnections, port })

    const found = findPostmaster(home.path)
    let postmaster = await start(null)
    const { port } = postmaster
    return {
      url: `postgres://app:${password}@127.0.0.1:${port}/postgres`,
      get pid() {
        return postmaster.pid
      },
      adopted: found?.pid === postmaster.pid,
      async ensureRunning() {
        await withStartLock(dataDir, async () => {
          postmaster = await start(port)
        })
      },
      stop: () => stopPostgres(postmaster.pid, home, binaries),
    }
  })
}

interface Start {
  readonly home: ClusterHome
  readonly binaries: Binaries
  readonly logFile: string
  readonly maxConnections: number
  readonly port: number | null
}

/** Returns a PostgreSQL that accepts connections: the running one, or a new one. */
async function startPostgres(start: Start): Promise<Postmaster> {
  const deadline = Date.now() + startPatienceMs
  let failure = ''
  for (let attempt = 1; attempt <= 5 && Date.now() < deadline; ) {
    const running = findPostmaster(start.home.path)
    if (running?.isReady) return running
    if (running) {
      // It is starting, or shutting down because the previous process is just ending.
      await pause(20)
      continue
    }
    const outcome = await launch(start, deadline)
    if (typeof outcome !== 'string') return outcome
    failure = outcome
    attempt += 1
    // The child processes of a killed PostgreSQL need a moment to exit and release its shared memory.
    await pause(200)
  }
  throw new Error(`PostgreSQL did not start; the end of ${start.logFile}:\n${failure}`)
}

/** Starts PostgreSQL. Returns its postmaster, or the end of its log if it exited at once. */
async function launch(start: Start, deadline: number): Promise<Postmaster | string> {
  const { home, binaries, logFile, maxConnections } = start
  const port = start.port ?? (await findFreePort())
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    'shared_buffers=64MB',
    'timezone=UTC',
    // Without the details of errors, which contain values of rows.
    'log_error_verbosity=terse',
    // /dev/shm is tiny or missing in many containers.
    ...(process.platform === 'win32'
      ? []
      : [`dynamic_shared_memory_type=${process.platform === 'linux' ? 'mmap' : 'posix'}`]),
  ]
  rotate(logFile)
  const output = openSync(logFile, 'a', 0o600)
  const child = spawn(
    binaries.path('postgres'),
    ['-D', home.path, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Detached: otherwise Ctrl+C in the terminal would stop it before our last writes.
    {
      ...home.user,
      cwd: '/',
      env: plainEnvironment(),
      stdio: ['ignore', output, output],
      detached: true,
      windowsHide: true,
    },
  )
  closeSync(output)
  child.unref()
  let left = false
  void once(child, 'exit').then(
    () => (left = true),
    () => (left = true),
  )
  while (!left && Date.now() < deadline) {
    const postmaster = readPostmaster(home.path)
    if (postmaster?.isReady && postmaster.pid === child.pid) return postmaster
    await pause(10)
  }
  return tailOf(logFile)
}

async function stopPostgres(pid: number, home: ClusterHome, binaries: Binaries) {
  if (process.platform === 'win32') {
    const stopping = spawn(binaries.path('pg_ctl'), ['stop', '-D', home.path, '-m', 'fast'], {
      stdio: 'ignore',
    })
    await once(stopping, 'exit')
    return
  }
  if (!isRunning(pid, home.path)) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopPatienceMs
  while (isRunning(pid, home.path)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (${pid}) did not stop.`)
    await pause(10)
  }
}

/** Returns the real path (links resolved), because a running PostgreSQL is recognised by its path. */
function makeDirectory(path: string) {
  if (!existsSync(path)) {
    mkdirSync(path, { recursive: true })
    // Independent of the umask: PostgreSQL may run as another user and has to enter. Secrets inside have stricter
    // modes.
    chmodSync(path, 0o755)
  }
  return realpathSync(path)
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}

function rotate(logFile: string) {
  if (existsSync(logFile) && statSync(logFile).size > logLimitBytes) renameSync(logFile, `${logFile}.1`)
}

function tailOf(logFile: string) {
  return readFileSync(logFile, 'utf8').slice(-2_000)
}
