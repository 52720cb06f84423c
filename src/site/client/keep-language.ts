import { cookies } from '#model/access/cookies.ts'

/** Stores the language that the visitor chose, for the app. */
export function keepLanguage(tag: string): void {
  const { name, maxAgeSeconds } = cookies.locale
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${name}=${tag}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
