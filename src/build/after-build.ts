import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * After the worker's list of files is made: brings back what the last two builds had, so that a page of an older
 * version still finds what it loads late, and writes the compressed copies that the server sends.
 */
export function afterBuild(dist: string, kept: string): Plugin {
  let isOurs = false
  return {
    name: 'saegim-after-build',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      // A build into another directory, to measure it, is left as it is.
      isOurs = resolve(build.outDir) === resolve(dist)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // The worker is a build of its own inside this one.
        // After a failed build there is nothing to finish, and its reason is what is to be read.
        if (!isOurs || !existsSync(join(dist, 'sw.js')) || !existsSync(join(dist, 'assets'))) return
        bringBackOlder(join(dist, 'assets'), kept)
        compressAll(dist)
      },
    },
  }
}

function bringBackOlder(assets: string, kept: string): void {
  const list = join(kept, 'builds.json')
  mkdirSync(kept, { recursive: true })
  const earlier: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const now = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const older = earlier.filter((files) => files.join() !== now.join()).slice(0, 2)
  for (const name of now) copyFileSync(join(assets, name), join(kept, name))
  for (const name of new Set(older.flat())) {
    if (!now.includes(name) && existsSync(join(kept, name)))
      copyFileSync(join(kept, name), join(assets, name))
  }
  const builds = [now, ...older]
  writeFileSync(list, JSON.stringify(builds))
  const needed = new Set(['builds.json', ...builds.flat()])
  for (const name of readdirSync(kept)) if (!needed.has(name)) rmSync(join(kept, name))
}

/** Not the worker: a compressed copy left over from an earlier build would hide an update for ever. */
function compressAll(dist: string): void {
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|svg|webmanifest|txt)$/.test(path) || path === 'sw.js' || path.startsWith('.'))
      continue
    const whole = readFileSync(join(dist, path))
    if (whole.length < 1024) continue
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(whole))
    writeFileSync(join(dist, `${path}.gz`), gzipSync(whole, { level: 9 }))
  }
}
