import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compressBuild } from './compress-build.ts'
import { joinSiteAssets } from './site-assets.ts'

const root = join(import.meta.dirname, '../..')
const sources = ['src', 'public', 'locales', 'vite.config.ts', 'package-lock.json']

/** Absolute path of the built app. */
export const builtApp = join(root, 'dist')

/** Builds the app, the public site, and their compressed copies. Returns the exit code of the first that fails, or 0. */
export async function buildApp(logLevel: 'info' | 'warn'): Promise<number> {
  // The first empties the directory.
  const exitCode = build(['--logLevel', logLevel]) || (await buildSite(logLevel))
  if (exitCode !== 0) return exitCode
  await compressBuild(builtApp)
  return 0
}

/** Builds the public site into the directory of the built app; the whole app where there is none. */
export async function buildSiteOnly(): Promise<number> {
  return existsSync(join(builtApp, 'index.html')) ? buildSite('warn') : buildApp('warn')
}

async function buildSite(logLevel: 'info' | 'warn'): Promise<number> {
  const site = ['--config', 'src/build/site.config.ts', '--logLevel', logLevel]
  const exitCode = build(site) || build([...site, '--ssr'])
  if (exitCode === 0) await joinSiteAssets(builtApp)
  return exitCode
}

function build(more: readonly string[]): number {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', ...more], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: buildEnvironment(process.env),
  })
  return status ?? 1
}

/** The environment of every build: what is served is built for production, whatever the caller's environment says. */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, NODE_ENV: 'production' }
}

/** Builds the app if there is no build or a source is newer; compresses what `vite build` built. Returns an exit code. */
export async function buildIfNeeded(): Promise<number> {
  const built = join(builtApp, 'index.html')
  const isCurrent =
    existsSync(built) && sources.every((path) => newestIn(join(root, path)) <= statSync(built).mtimeMs)
  if (!isCurrent) return buildApp('warn')
  await compressBuild(builtApp).catch((error: Error) => {
    console.warn(`The app is served uncompressed, because its copies cannot be written: ${error.message}`)
  })
  return 0
}

function newestIn(path: string): number {
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
    .reduce((newest, entry) => Math.max(newest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0)
}
