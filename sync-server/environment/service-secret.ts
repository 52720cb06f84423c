import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EnvironmentError } from './environment-error.ts'

/** The credential of the write-back, created in DATA_DIR by the first start. */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'service.secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('hex'))
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new EnvironmentError(`DATA_DIR: cannot be written (${(cause as Error).message})`, { cause })
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret === '') throw new EnvironmentError(`DATA_DIR: ${file} is empty; delete it and start again`)
  return secret
}

/** Atomic: of several processes that start at once, one creates the file, and the others read what it wrote. */
function writeOnce(file: string, text: string) {
  const own = `${file}.${randomBytes(8).toString('hex')}`
  writeFileSync(own, text, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, file)
  } finally {
    rmSync(own)
  }
}
