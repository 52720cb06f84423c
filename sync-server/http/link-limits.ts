import type { FastifyRequest } from 'fastify'
import { count, countAll, fits } from './count-or-refuse.ts'
import { networkOf } from './network.ts'
import { countedAs } from './networks.ts'
import type { Window } from './window.ts'

/** Limits of links that are opened without an account. */
export interface LinkLimits {
  /**
   * Counts a password that is tried for a link, by the link and the address, by the address alone, and by the link alone, the first
   * tries of a network apart. Rejects with RATE_LIMITED.
   */
  countLinkPassword(request: Pick<FastifyRequest, 'ip'>, link: string): Promise<void>
  /**
   * Counts bytes that are sent by a link, or gives back those that were not, with less than 0. Resolves with the seconds until some
   * can be sent again where all of a day were counted before, else with null.
   */
  countLinkBytes(link: string, bytes: number): Promise<number | null>
}

interface Windows {
  readonly window: (name: string, atMost: number, ms: number) => Window
  /** Several windows of one count. */
  readonly growing: (name: string, perMinute: number) => readonly Window[]
}

const minute = 60_000
/** Many people may share one address, and try one link from several. */
const timesOfOne = 10
/**
 * Tries in an hour that a network has at the password of a link while others use up those of all: who knows the password gets in
 * by them. Of all networks together a link has `networksPerLink` times those of an address in a minute.
 */
const firstTries = 3
const networksPerLink = 100

export function openLinkLimits(
  { window, growing }: Windows,
  { triesPerMinute, bytesPerDay }: { readonly triesPerMinute: number; readonly bytesPerDay: number },
): LinkLimits {
  const passwords = growing('link-passwords', triesPerMinute)
  const passwordsOfAddress = window('link-passwords-address', triesPerMinute * timesOfOne, minute)
  const passwordsOfAll = growing('link-passwords-all', triesPerMinute * timesOfOne)
  const firstOfNetwork = window('link-passwords-first', firstTries, 60 * minute)
  const firstOfLink = window('link-passwords-first-all', triesPerMinute * networksPerLink, 60 * minute)
  const bytesOfLink = window('link-bytes', bytesPerDay, 24 * 60 * minute)
  return {
    async countLinkPassword({ ip }, link) {
      const address = countedAs(ip)
      await countAll(passwords, `${address} ${link}`)
      await count(passwordsOfAddress, address)
      const isFirst = await fits(firstOfNetwork, `${networkOf(address)} ${link}`)
      if (isFirst && (await fits(firstOfLink, link))) return
      // The last: what is refused to one address uses up no tries of the others.
      await countAll(passwordsOfAll, link)
    },
    countLinkBytes: (link, bytes) => bytesOfLink.count(link, bytes),
  }
}
