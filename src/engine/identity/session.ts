import { cookies } from '#model/access/cookies.ts'
import { readCookie, writeCookie } from '../browser/cookie.ts'
import { keep, readKept } from '../browser/local-storage.ts'
import { useWatched } from '../watch/useWatched.ts'
import { createWatched } from '../watch/watched.ts'
import { type BrandRef, toBrandRef } from './brand-ref.ts'

/** Who is signed in on this device. The token is in a cookie; the rest is stored so that it shows offline. */
export interface Session {
  readonly idAccount: number
  readonly email: string
  readonly fullName: string
  readonly image: string | null
}

interface State {
  readonly session: Session | null
  readonly brand: BrandRef | null
  /** The token is gone, or the server refused it. What is open stays open and asks to sign in again. */
  readonly isExpired: boolean
}

const sessionKey = 'saegim-session'
const localBrandKey = 'saegim-local-brand'
const state = createWatched<State>(readState())

export function currentSession(): Session | null {
  return state.get().session
}

export function useSession(): State {
  return useWatched(state)
}

/** Calls back after every change of session or brand, here or in another tab; returns what ends that. */
export const subscribeSession = state.subscribe

export function accessToken(): string | null {
  return readCookie(cookies.accessToken.name)
}

/** Stores a sign-in. Other tabs of the browser are notified by the `storage` event. */
export function startSession(session: Session, token: string): void {
  writeCookie(cookies.accessToken, token)
  keep(sessionKey, JSON.stringify(session))
  state.set({ ...state.get(), session, isExpired: false })
}

/** Stores a changed name or picture; does nothing where no account is signed in. */
export function rememberProfile(change: Partial<Pick<Session, 'fullName' | 'image'>>): void {
  const known = state.get()
  if (!known.session) return
  const session = { ...known.session, ...change }
  keep(sessionKey, JSON.stringify(session))
  state.set({ ...known, session })
}

/** Forgets who was signed in. The account's data on this device is removed by `leaveDevice`. */
export function endSession(): void {
  writeCookie(cookies.accessToken, null)
  writeCookie(cookies.brandId, null)
  keep(sessionKey, null)
  state.set({ session: null, brand: localBrand(), isExpired: false })
}

/** Whether the account that is known here has to sign in again. */
export function isSignInOver(): boolean {
  return state.get().isExpired
}

/** To be called when REST answers 401 or the relay closes with 4401. */
export function markExpired(): void {
  const known = state.get()
  if (known.session && !known.isExpired) state.set({ ...known, isExpired: true })
}

export function currentBrand(): BrandRef | null {
  return state.get().brand
}

/** Makes a brand the current one, in all tabs and for the server; null for none. */
export function openBrand(brand: BrandRef | null): void {
  if (typeof brand === 'number') {
    writeCookie(cookies.brandId, String(brand))
    keep(localBrandKey, null)
  } else {
    writeCookie(cookies.brandId, null)
    keep(localBrandKey, brand)
  }
  state.set({ ...state.get(), brand })
}

/** The next start opens no brand, because the guard refused this one. The current brand of this page stays. */
export function forgetBrandCookie(): void {
  writeCookie(cookies.brandId, null)
}

function readState(): State {
  const session = parseSession(readKept(sessionKey))
  const isExpired = session !== null && accessToken() === null
  return { session, brand: (session ? syncedBrand() : null) ?? localBrand(), isExpired }
}

function syncedBrand(): BrandRef | null {
  return toBrandRef(readCookie(cookies.brandId.name))
}

function localBrand(): BrandRef | null {
  return toBrandRef(readKept(localBrandKey))
}

function parseSession(text: string | null): Session | null {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (typeof parsed !== 'object' || parsed === null || !('idAccount' in parsed)) return null
    const { idAccount, email, fullName, image } = parsed as Record<string, unknown>
    if (typeof idAccount !== 'number' || typeof email !== 'string') return null
    return {
      idAccount,
      email,
      fullName: typeof fullName === 'string' ? fullName : '',
      image: typeof image === 'string' ? image : null,
    }
  } catch {
    return null
  }
}

if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === sessionKey || event.key === localBrandKey) state.set(readState())
  })
}
