import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from './database/open.ts'
import { describeDemo, seedDemo } from './demo/demo.ts'
import type { Environment } from './environment/environment.ts'
import { readEnvironment } from './environment/read-environment.ts'
import { openStorage } from './gateways/storage/storage.ts'
import { createLog } from './logging.ts'
import { builtApp, type RunningServer, startServer } from './main.ts'

const root = join(import.meta.dirname, '..')
const sources = ['src', 'public', 'locales', 'vite.config.ts', 'package-lock.json']

/** Starts what the command line asks for and runs until SIGINT or SIGTERM. */
export async function run(args: readonly string[]): Promise<void> {
  const [isDev, isDemo] = [args.includes('--dev'), args.includes('--demo')]
  const demoDir = isDemo && !process.env.DATA_DIR ? demoDirectory() : null
  const environment = readOrExit({
    ...process.env,
    ...(demoDir ? { DATA_DIR: demoDir } : {}),
    ...(isDev ? { DEV_MODE: 'on' } : {}),
  })
  if (!isDev) build()
  const { url, close } = isDev ? await startDev(environment) : await start(environment, isDemo)
  const stop = async () => {
    await close()
    if (demoDir) rmSync(demoDir, { recursive: true, force: true })
    process.exit(0)
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
  if (isDemo) console.log(describeDemo())
  console.log(`Saegim is ready on ${url}`)
}

interface Running {
  readonly url: string
  close(): Promise<void>
}

async function start(environment: Environment, isDemo: boolean): Promise<Running> {
  return orExit(
    startServer(environment, {
      appDirectory: builtApp,
      ...(isDemo && { prepare: (database: Database) => seedDemo(database, openStorage(environment)) }),
    }),
  )
}

/** Vite with hot reload in front, and the server behind it on another port. */
async function startDev(environment: Environment): Promise<Running> {
  const server: RunningServer = await orExit(
    startServer({ ...environment, port: 0 }, { appDirectory: null, log: createLog(environment.logLevel) }),
  )
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      host: environment.host,
      port: environment.port,
      strictPort: true,
      proxy: {
        '^/(api|sync|share|dev|healthz|readyz|metrics)(/|$)': {
          target: `http://127.0.0.1:${server.port}`,
          ws: true,
        },
        // Font families for brands; the product's own fonts are files of the app.
        '^/fonts/[^/]+/': { target: `http://127.0.0.1:${server.port}` },
      },
    },
  })
  await vite.listen()
  // Vite's listener would end the process before our server has stopped.
  process.removeAllListeners('SIGTERM')
  return {
    url: environment.publicUrl,
    close: async () => {
      await vite.close()
      await server.close()
    },
  }
}

/** Builds the app if there is no build or a source is newer. */
function build(): void {
  const built = join(builtApp, 'index.html')
  if (existsSync(built) && sources.every((path) => newestIn(join(root, path)) <= statSync(built).mtimeMs))
    return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) process.exit(status ?? 1)
}

function newestIn(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}

function readOrExit(env: NodeJS.ProcessEnv): Environment {
  try {
    return readEnvironment(env)
  } catch (error) {
    return exit(error)
  }
}

async function orExit<Result>(starting: Promise<Result>): Promise<Result> {
  try {
    return await starting
  } catch (error) {
    return exit(error)
  }
}

/** Prints one readable line instead of a stack, and exits. */
function exit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** Readable by other users, because as root PostgreSQL runs as another user. */
function demoDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-demo-'))
  chmodSync(directory, 0o755)
  return directory
}
