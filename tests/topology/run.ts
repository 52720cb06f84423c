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
const journeys = named.length > 0 ? named : ['meet.spec.ts', 'kill.spec.ts', 'offline.spec.ts']
const root = resolve(import.meta.dirname, '../..')
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '-c', 'tests/playwright.config.ts', '--workers=1', ...journeys],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TOPOLOGY: 'nodes' } },
)
process.exit(status ?? 1)
