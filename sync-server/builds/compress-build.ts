import { existsSync, globSync } from 'node:fs'
import { readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = '**/*.{js,mjs,css,html,svg,json,wasm,webmanifest,txt}'
const worthwhileBytes = 1024

/**
 * Writes .br and .gz beside the files of a build that has none. Those of index.html are written last and mark it as
 * done. Skips sw.js: a compressed copy of an earlier build would hide an update for ever.
 */
export async function compressBuild(directory: string): Promise<void> {
  const index = join(directory, 'index.html')
  if (!existsSync(index) || (await isNewer(`${index}.br`, index))) return
  const files = globSync(compressible, { cwd: directory }).filter(
    (file) => file !== 'sw.js' && !file.startsWith('.'),
  )
  const paths = files.map((file) => join(directory, file)).filter((path) => path !== index)
  await Promise.all(paths.map((path) => compress(path, worthwhileBytes)))
  await compress(index, 0)
}

async function isNewer(path: string, than: string): Promise<boolean> {
  return existsSync(path) && (await stat(path)).mtimeMs >= (await stat(than)).mtimeMs
}

/**
 * Brotli at the quality below its best, which takes half as long for files that are larger by 0.4 %; a file of several
 * megabytes at one that takes seconds instead of minutes and makes it a tenth larger.
 */
async function compress(path: string, fromBytes: number) {
  const content = await readFile(path)
  if (content.length < fromBytes) return
  const isHuge = content.length > 5_000_000
  const params = { [constants.BROTLI_PARAM_QUALITY]: isHuge ? 6 : 10, [constants.BROTLI_PARAM_LGWIN]: 22 }
  await replace(`${path}.gz`, await promisify(gzip)(content, { level: isHuge ? 6 : 9 }))
  await replace(`${path}.br`, await promisify(brotliCompress)(content, { params }))
}

/** Written aside and renamed, because another server may be reading. */
async function replace(path: string, content: Buffer) {
  const part = `${path}.${process.pid}.part`
  await writeFile(part, content)
  await rename(part, path)
}
