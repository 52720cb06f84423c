import { cookies } from '#model/access/cookies.ts'

/**
 * Shows the way to the brand instead of the login to whoever is signed in, or has begun a brand on this device. The keys
 * are those of `src/device/identity/session.ts`.
 */
export function showOwner(): void {
  const hasSession = hasStored('saegim-session')
  const hasLocalBrand = hasStored('saegim-local-brand')
  if (!hasSession && !hasLocalBrand) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-for]'))
    element.hidden = element.dataset.for !== 'owner'
  // Without a chosen brand the app would ask for one there.
  if (hasLocalBrand || document.cookie.includes(`${cookies.brandId.name}=`)) return
  for (const link of document.querySelectorAll('a[data-for=owner]')) link.setAttribute('href', '/profile')
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
