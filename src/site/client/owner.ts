import { cookies } from '#model/access/cookies.ts'
import { readStored } from './storage.ts'

/**
 * Shows the way to the brand instead of the login to whoever is signed in, or has begun a brand on this device. The keys
 * are those of `src/device/identity/session.ts`.
 */
export function showOwner(): void {
  const session = readStored('saegim-session')
  const hasLocalBrand = readStored('saegim-local-brand') !== null
  if (session === null && !hasLocalBrand) return
  greet(session)
  for (const element of document.querySelectorAll<HTMLElement>('[data-for]'))
    element.hidden = element.dataset.for !== 'owner'
  // Without a chosen brand the app would ask for one there.
  if (hasLocalBrand || document.cookie.includes(`${cookies.brandId.name}=`)) return
  for (const link of document.querySelectorAll('a[data-for=owner]')) link.setAttribute('href', '/profile')
}

/** Greets an account by its name; a brand without an account is only linked. */
function greet(session: string | null): void {
  const name = nameIn(session)
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
