import type { IncomingMessage } from 'node:http'
import { cookies } from '#model/access/cookies.ts'
import { type DocumentName, isDocumentKind, isDocumentName } from '#model/document-kinds/names.ts'
import { bearerPrefix, subprotocol } from '#model/sync/protocol.ts'

export interface RoomAddress {
  readonly idBrand: number
  readonly document: DocumentName
}

/** Whether an upgrade is for the relay. */
export function isSyncPath(url: string | undefined): boolean {
  return url !== undefined && /^\/sync(\/|\?|$)/.test(url)
}

/** null: there can be no such room. `unknown`: a newer release may have documents of that kind. */
export function readAddress(url: string): RoomAddress | 'unknown' | null {
  const path = url.split('?', 1)[0] ?? ''
  const [, brand, document, kind] = /^\/sync\/([1-9]\d{0,15})\/(([a-z]+)(?:\/[\w-]{1,64})?)$/.exec(path) ?? []
  if (brand === undefined || document === undefined || kind === undefined) return null
  const idBrand = Number(brand)
  if (!Number.isSafeInteger(idBrand)) return null
  if (isDocumentName(document)) return { idBrand, document }
  return isDocumentKind(kind) ? null : 'unknown'
}

/** The bearer among the subprotocols, else the cookie; never the URL, which ends up in logs. */
export function readToken({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  for (const offer of listProtocols(headers['sec-websocket-protocol'])) {
    if (offer.startsWith(bearerPrefix) && offer.length > bearerPrefix.length)
      return offer.slice(bearerPrefix.length)
  }
  return readCookie(headers.cookie, cookies.accessToken.name)
}

/** A browser drops a socket whose server picks none of several offers, so something is always picked. */
export function chooseProtocol(offered: Iterable<string>): string | false {
  const offers = [...offered]
  if (offers.includes(subprotocol)) return subprotocol
  return offers.find((offer) => !offer.startsWith(bearerPrefix)) ?? offers[0] ?? false
}

function listProtocols(header: string | undefined): string[] {
  return (header ?? '').split(',').map((offer) => offer.trim())
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    const value = pair
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1')
    try {
      return decodeURIComponent(value) || null
    } catch {
      return value
    }
  }
  return null
}
