import { spawn } from 'node:child_process'
import { findOrInstallChromium } from './tools/chromium.ts'
import { findOrInstallPdfTools } from './tools/pdf-tools.ts'
import { findOrInstallRedis } from './tools/redis.ts'

/**
 * `npm test`: what a change can break, cheapest first; stops after the first step in which a part fails. `npm run test:all`
 * (`--all`): everything at full size, with the tests tagged `all`, and the topology.
 */
const isAll = process.argv.includes('--all')
const chromiumPath = findOrInstallChromium()
findOrInstallPdfTools()
findOrInstallRedis()
if (isAll) {
  const { findMissingPackages } = await import('./topology/topology.ts')
  const missing = findMissingPackages()
  if (missing.length > 0) throw new Error(`test:all needs Debian's packages ${missing.join(', ')}.`)
}

/** An npm script with its arguments. */
type Part = readonly [script: string, ...args: string[]]

/** The parts of a step use one core each and run side by side; a part alone in its step uses all cores. */
const steps: readonly (readonly Part[])[] = isAll
  ? [[['types'], ['lint'], ['words']], [['build']], [['unit']], [['e2e']], [['topology']]]
  : [
      [['types'], ['lint'], ['words']],
      [['build']],
      [['unit', '--tags-filter=!all']],
      [['e2e', '--grep-invert=@all']],
    ]

/** Runs one part. Its output is shown as it comes when it is alone, and in one piece at its end otherwise. */
async function run([script, ...args]: Part, alone: boolean): Promise<boolean> {
  const started = Date.now()
  const child = spawn('npm', ['run', script, '--', ...args], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath,
      ...(isAll && { TESTS: 'all' }),
    },
    shell: process.platform === 'win32',
  })
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const passed = await new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
  if (!alone) process.stdout.write(Buffer.concat(output))
  console.log(
    `── ${script}: ${passed ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return passed
}

for (const step of steps) {
  console.log(`\n── ${step.map(([script]) => script).join(', ')}`)
  const passed = await Promise.all(step.map((part) => run(part, step.length === 1)))
  if (passed.includes(false)) process.exit(1)
}
