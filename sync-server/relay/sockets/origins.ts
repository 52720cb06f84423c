const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Browsers apply no CORS to websockets, so a foreign page could use a member's cookie: the relay checks the Origin.
 * Programs that are no browsers send none. All loopback names count as the same host.
 */
export function isAllowedOrigin(originHeader: string | undefined, publicUrl: string): boolean {
  if (originHeader === undefined) return true
  if (!URL.canParse(originHeader)) return false
  const given = new URL(originHeader)
  const own = new URL(publicUrl)
  if (given.origin === own.origin) return true
  return (
    loopback.has(given.hostname) &&
    loopback.has(own.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  )
}
