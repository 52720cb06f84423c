import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import { openCluster } from '#server/database/embedded/cluster.ts'
import { openTestBucket, testKeys } from '#server/gateways/storage/test-object-server.ts'
import { type AppServer, freePort, mailsIn, said } from '../support/app-server.ts'
import { startRedis } from '../support/redis-server.ts'
import { startNginx } from './nginx.ts'

const root = resolve(import.meta.dirname, '../..')
const bucket = 'saegim'

/** Whether the Debian packages nginx and redis-server are installed. */
export function findMissingPackages(): string[] {
  const isThere = (command: string) => !spawnSync(command, ['-v'], { env: withSbin() }).error
  return ['nginx', 'redis-server'].filter((command) => !isThere(command))
}

/**
 * The deployment of the README on one machine: nginx, two nodes, PostgreSQL, Redis and an S3 store. Journeys use it as one
 * server, and killing it kills both nodes; with `TOPOLOGY=one-dies` one of them, the other one next time.
 */
export async function startTopology(variables: Record<string, string> = {}): Promise<AppServer> {
  await using begun = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-nodes-'))
  begun.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  // Started by root, PostgreSQL runs as another user, who needs access to the directory.
  chmodSync(dataDir, 0o755)
  const cluster = await openCluster(dataDir, pino({ level: 'silent' }), { maxConnections: 100 })
  begun.defer(() => cluster.stop())
  const redis = begun.use(await startRedis())
  const store = await openTestBucket(bucket)
  begun.defer(() => store.close())
  const ports = [await freePort(), await freePort()]
  const nginx = begun.use(await startNginx(await freePort(), ports))
  const shared = {
    PUBLIC_URL: nginx.url,
    DATA_DIR: dataDir,
    DATABASE_URL: cluster.url,
    REDIS_URL: redis.url,
    SERVICE_TOKEN: randomBytes(24).toString('hex'),
    S3_BUCKET: bucket,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: testKeys.accessKeyId,
    S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey,
    MAIL_CODES_PER_HOUR: '10000',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    HTTP_REQUESTS_PER_MINUTE: '100000',
    // Servers of tests share their processor with browsers and other tests.
    HTTP_LOOP_DELAY_MS: '0',
    LOG_LEVEL: 'error',
    ...variables,
  }
  const nodes = ports.map((port) => new Node({ ...shared, PORT: String(port) }))
  begun.defer(async () => void (await Promise.all(nodes.map((node) => node.end('SIGTERM')))))
  // The first one builds the app and migrates.
  for (const node of nodes) await node.start()
  const running = begun.move()
  let next = 0
  return {
    url: nginx.url,
    dataDir,
    ...mailsIn(dataDir),
    start: async () => void (await Promise.all(nodes.map((node) => node.start()))),
    kill: async () => {
      const dying = process.env.TOPOLOGY === 'one-dies' ? nodes.slice(next % 2, (next % 2) + 1) : nodes
      next += 1
      await Promise.all(dying.map((node) => node.end('SIGKILL')))
    },
    stop: async () => void (await Promise.all(nodes.map((node) => node.end('SIGTERM')))),
    remove: () => running.disposeAsync(),
  }
}

class Node {
  readonly #variables: Readonly<Record<string, string>>
  #running: ChildProcess | null = null

  constructor(variables: Readonly<Record<string, string>>) {
    this.#variables = variables
  }

  async start(): Promise<void> {
    if (this.#running) return
    this.#running = spawn(process.execPath, ['sync-server/start.js'], {
      cwd: root,
      env: { ...process.env, ...this.#variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await said(this.#running, 'Saegim is ready')
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#running
    this.#running = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    await gone
  }
}

/** Debian installs nginx in /usr/sbin, which is not in every PATH. */
export function withSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
}
