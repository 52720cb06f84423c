import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { findMissingPackages } from './topology.ts'

/** `npm run topology [journey …]`: journeys of a browser against two nodes behind nginx, as the README deploys them. */
const missing = findMissingPackages()
if (missing.length > 0) {
  console.error(`The topology is made of Debian's packages. Not installed: ${missing.join(', ')}.`)
  process.exit(1)
}
const named = process.argv.slice(2)
const root = resolve(import.meta.dirname, '../..')
const goesWell = [
  walk('both-die', named.length > 0 ? named : ['meet.spec.ts', 'offline.spec.ts']),
  named.length > 0 || walk('one-dies', ['kill.spec.ts']),
]
process.exit(goesWell.every(Boolean) ? 0 : 1)

function walk(topology: string, journeys: readonly string[]): boolean {
  const options = ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--workers=1', ...journeys]
  const env = { ...process.env, TOPOLOGY: process.env.TOPOLOGY ?? topology }
  return spawnSync('npx', options, { cwd: root, stdio: 'inherit', env }).status === 0
}
