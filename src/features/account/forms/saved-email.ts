import { readCookie, writeCookie } from '#engine/browser/cookie.ts'
import { cookies } from '#model/access/cookies.ts'

export function savedEmail(): string {
  return readCookie(cookies.savedEmail.name) ?? ''
}

export function saveEmail(email: string | null): void {
  writeCookie(cookies.savedEmail, email)
}
