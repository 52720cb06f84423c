import { cookies } from '#model/access/cookies.ts'

/** Reads one cookie; null where there is none or cookies are refused. */
export function readCookie(name: string): string | null {
  try {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null
  } catch {
    return null
  }
}

/** Writes a cookie for the whole site, and for the parent domain where there is one; null deletes it. */
export function writeCookie(cookie: { name: string; maxAgeSeconds: number }, value: string | null): void {
  const domain = readCookie(cookies.domain.name)
  const age = value === null ? 0 : cookie.maxAgeSeconds
  // One of this host alone, as of the time before the domain was set, would be read instead.
  if (domain) write(cookie.name, '', 0, '')
  write(cookie.name, encodeURIComponent(value ?? ''), age, domain ? `; Domain=${domain}` : '')
}

const probe = { name: 'saegim-probe', maxAgeSeconds: 60 }

/** Whether the browser keeps cookies of this site. Without them no session survives the next request. */
export function areCookiesKept(): boolean {
  const value = crypto.randomUUID()
  writeCookie(probe, value)
  const isKept = readCookie(probe.name) === value
  writeCookie(probe, null)
  return isKept
}

function write(name: string, value: string, age: number, domain: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}${domain}`
  } catch {
    // Refused, as in a sandboxed frame: `areCookiesKept` tells.
  }
}
