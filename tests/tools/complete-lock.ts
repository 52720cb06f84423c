import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Completes package-lock.json: binaries for other platforms that the registry did not serve are left out by
 * `npm install`, and `npm ci` then refuses the lock. Each gets an entry that no platform matches. A binary is loaded by the
 * Node of our scripts, and must not be left out where npm itself runs on an older one.
 */
interface Entry {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  engines?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const file = 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const { packages } = lock

for (const [where, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isFound(where, name, range)) continue
    const at = packages[`node_modules/${name}`] ? `${where}/node_modules/${name}` : `node_modules/${name}`
    packages[at] = {
      version: range.replace(/^[^\d]*/, ''),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
      os: ['none'],
    }
  }
}

for (const entry of Object.values(packages)) if (entry.optional && entry.os) delete entry.engines

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)

function isFound(where: string, name: string, range: string): boolean {
  for (let directory = where; ; ) {
    const hit = packages[`${directory ? `${directory}/` : ''}node_modules/${name}`]
    if (hit) return !/^\d/.test(range) || hit.version === range
    if (!directory) return false
    const parent = directory.lastIndexOf('/node_modules/')
    directory = parent < 0 ? '' : directory.slice(0, parent)
  }
}
