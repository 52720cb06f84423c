import type { Environment } from '#server/environment/environment.ts'
import { refuseField } from '#server/http/refusal.ts'
import { urlOfFile } from './rows.ts'

/**
 * The file that an address of ours names: a path, or with an address of this server before it. Any other is refused with
 * INVALID_URL: nothing is asked for at other hosts.
 */
export function idInAddress(
  { publicUrl, filesUrl }: Pick<Environment, 'publicUrl' | 'filesUrl'>,
  given: string,
): number {
  const url = URL.parse(given, publicUrl)
  const own = [publicUrl, filesUrl].map((base) => new URL(base).origin)
  const id = Number(/\/(\d{1,15})$/.exec(url?.pathname ?? '')?.[1] ?? Number.NaN)
  const isOurs = url !== null && own.includes(url.origin) && url.username === '' && url.password === ''
  if (!isOurs || url.pathname !== urlOfFile(id)) throw refuseField('url', 'INVALID_URL')
  return id
}
