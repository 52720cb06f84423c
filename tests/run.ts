import { spawnSync } from 'node:child_process'
import { findOrInstallChromium } from './tools/chromium.ts'
import { findOrInstallPdfTools } from './tools/pdf-tools.ts'
import { findOrInstallRedis } from './tools/redis.ts'

/** `npm test`: everything, cheapest first; stops at the first part that fails. */
const chromiumPath = findOrInstallChromium()
findOrInstallPdfTools()
findOrInstallRedis()
const parts: [string, string[]][] = [
  ['types', ['run', 'types']],
  ['lint', ['run', 'lint']],
  ['words', ['run', 'words']],
  ['build', ['run', 'build']],
  ['unit', ['run', 'unit']],
  ['browser', ['run', 'e2e']],
]

for (const [name, args] of parts) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync('npm', args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromiumPath },
    shell: process.platform === 'win32',
  })
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  if (status !== 0) process.exit(status ?? 1)
}
