import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '#model/language/languages.ts'
import { sitePaths } from '#model/site/addresses.ts'
import { buildIfNeeded, buildSiteOnly, builtApp } from './builds/build-app.ts'
import type { Database } from './database/open.ts'
import { describeDemo, seedDemo } from './demo/demo.ts'
import type { Environment } from './environment/environment.ts'
import { readEnvironment } from './environment/read-environment.ts'
import { createLog } from './logging.ts'
import { type RunningServer, startServer } from './main.ts'

const root = join(import.meta.dirname, '..')

/** Starts what the command line asks for and runs until SIGINT or SIGTERM. */
export async function run(args: readonly string[]): Promise<void> {
  const [isDev, isDemo] = [args.includes('--dev'), args.includes('--demo')]
  const demoDir = isDemo && !process.env.DATA_DIR ? demoDirectory() : null
  const environment = readOrExit({
    ...process.env,
    ...(demoDir ? { DATA_DIR: demoDir } : {}),
    ...(isDev ? { DEV_MODE: 'on' } : {}),
  })
  const built = isDev ? await buildSiteOnly() : await buildIfNeeded()
  if (built !== 0) process.exit(built)
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
      ...(isDemo && { prepare: (database: Database) => seedDemo(database, environment) }),
    }),
  )
}

/**
 * Vite with hot reload in front, and the server behind it on another port. The pages of the public site are those built at
 * the start.
 */
async function startDev(environment: Environment): Promise<Running> {
  const server: RunningServer = await orExit(
    startServer(
      { ...environment, port: 0 },
      { appDirectory: builtApp, log: createLog(environment.logLevel) },
    ),
  )
  const behind = { target: `http://127.0.0.1:${server.port}` }
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    server: {
      host: environment.host,
      port: environment.port,
      strictPort: true,
      proxy: {
        '^/(api|sync|share|dev/mail|healthz|readyz|metrics)(/|$)': {
          ...behind,
          ws: true,
        },
        [`^(/(${languages.map(({ key }) => key).join('|')}))?(${sitePaths.join('|')})?([?#].*)?$`]: behind,
        '^/(assets/|sitemap.xml|robots.txt)': behind,
        // Font families for brands; the product's own fonts are files of the app.
        '^/fonts/[^/]+/': behind,
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
