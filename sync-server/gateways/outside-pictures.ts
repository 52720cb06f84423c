import { imageMaxBytes } from '#contract/file.ts'
import type { Environment } from '../environment/environment.ts'
import { isThisMachine } from '../environment/this-machine.ts'
import { limitConcurrency, limitConcurrencyByKey } from './concurrency-limit.ts'
import { fetchPicture, type PictureRules } from './fetch-picture.ts'

/** Pictures at addresses that a caller names, of the hosts that the operator allows. */
export interface OutsidePictures {
  /** Whether the address is https, without a port, of an allowed host. */
  allows(url: string): boolean
  /**
   * Downloads what lies there: whatever it is. `owner` is whom it is for. Rejects as `fetchPicture`; each owner has a turn of its
   * own, and all together have no turn of the services that we use ourselves.
   */
  download(url: string, owner: string): Promise<Buffer>
}

type Guard = Pick<PictureRules, 'resolve' | 'isPublic' | 'headMs' | 'wholeMs'>

const patienceMs = 2_000

export function openOutsidePictures(
  { imageHosts }: Pick<Environment, 'imageHosts'>,
  guard: Guard = {},
): OutsidePictures {
  const limit = limitConcurrency(4, patienceMs)
  const byOwner = limitConcurrencyByKey(1, patienceMs)
  const isAllowed = ({ protocol, port, username, password, hostname }: URL) =>
    [protocol, port, username, password].join('') === 'https:' &&
    imageHosts.some((host) => matches(hostname, host))
  /** In tests: an origin on this machine. */
  const originHere = (url: URL) =>
    imageHosts.find((host) => host === url.origin && isThisMachine(url.hostname))
  return {
    allows(given) {
      const url = URL.parse(given)
      return url !== null && (originHere(url) !== undefined || isAllowed(url))
    },
    download(given, owner) {
      const url = URL.parse(given)
      const origin = (url && originHere(url)) ?? isAllowed
      const maxBytes = imageMaxBytes.PHOTO
      return byOwner(owner, () => fetchPicture(given, { ...guard, origin, maxBytes, limit }))
    },
  }
}

/** `*.example.com` are all hosts below it, `*` is every one. */
function matches(hostname: string, host: string): boolean {
  if (host === '*') return true
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}
