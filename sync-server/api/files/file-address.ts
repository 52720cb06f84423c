import type { Environment } from '#server/environment/environment.ts'
import { urlOfFile } from './rows.ts'

/**
 * The file that an address of ours names: a path, or with an address of this server before it. `elsewhere`: the address is not of
 * this server. null: it is, and names no file.
 */
export function idInAddress(
  { publicUrl, filesUrl }: Pick<Environment, 'publicUrl' | 'filesUrl'>,
  given: string,
): number | 'elsewhere' | null {
  const url = URL.parse(given, publicUrl)
  if (url === null) return null
  const own = [publicUrl, filesUrl].map((base) => new URL(base).origin)
  if (!own.includes(url.origin)) return 'elsewhere'
  const id = Number(/\/(\d{1,15})$/.exec(url.pathname)?.[1] ?? Number.NaN)
  const isOfFile = url.username === '' && url.password === '' && url.pathname === urlOfFile(id)
  return isOfFile ? id : null
}
