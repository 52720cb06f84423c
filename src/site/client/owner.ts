import { cookies } from '#model/access/cookies.ts'
import { readStored } from './storage.ts'

/**
 * Shows the way to the brand instead of the login to a visitor who is signed in, or has begun a brand on this device. The keys
 * are those of `src/engine/identity` (`session.ts`, `brand-facts.ts`).
 */
export function showOwner(): void {
  const session = readStored('saegim-session')
  const localBrand = readStored('saegim-local-brand')
  if (session === null && localBrand === null) return
  const brandId = cookieOf(cookies.brandId.name)
  const brand = (session === null ? null : brandId) ?? localBrand
  greet(brand ? readStored(`saegim-brand:${brand}:name`) : null, session)
  for (const element of document.querySelectorAll<HTMLElement>('[data-for]'))
    element.hidden = element.dataset.for !== 'owner'
  // Without a chosen brand the app would ask for one there.
  if (brand) return
  for (const link of document.querySelectorAll('a[data-for=owner]')) link.setAttribute('href', '/profile')
}

function cookieOf(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/** Greets by the name of the brand, or of the account where this device does not know the brand's. */
function greet(brandName: string | null, session: string | null): void {
  const name = brandName || nameIn(session)
  if (name === null) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-greeting]')) {
    element.hidden = false
    for (const part of element.querySelectorAll('[data-fill=name]')) part.textContent = name
  }
}

function nameIn(session: string | null): string | null {
  try {
    const name: unknown = JSON.parse(session ?? 'null')?.fullName
    return typeof name === 'string' && name.trim() !== '' ? name : null
  } catch {
    return null
  }
}
