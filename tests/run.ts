import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallChromium } from './tools/chromium.ts'
import { findOrInstallPdfTools } from './tools/pdf-tools.ts'
import { findOrInstallRedis } from './tools/redis.ts'

/** `npm test`: everything, cheapest first; stops after the first step in which a part fails. */
const chromiumPath = findOrInstallChromium()
findOrInstallPdfTools()
findOrInstallRedis()

/** Each run starts hundreds of processes with the same code: it is compiled once. */
const compiled = join(import.meta.dirname, '../.cache/compiled')

/** The parts of a step use one core each and run side by side; a part alone in its step uses all cores. */
const steps = [['types', 'lint', 'words'], ['build'], ['unit'], ['e2e']]

/** Runs one npm script. Its output is shown as it comes when it is alone, and in one piece at its end otherwise. */
async function run(script: string, alone: boolean): Promise<boolean> {
  const started = Date.now()
  const child = spawn('npm', ['run', script], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, NODE_COMPILE_CACHE: compiled },
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
  console.log(`\n── ${step.join(', ')}`)
  const passed = await Promise.all(step.map((script) => run(script, step.length === 1)))
  if (passed.includes(false)) process.exit(1)
}
