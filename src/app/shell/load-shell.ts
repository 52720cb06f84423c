import type { ScreenFacts } from '../screen.ts'

/** Whether a screen stands in the frames of a brand and its people. */
export function isBrands(screen: ScreenFacts | undefined): boolean {
  return screen?.layout === 'default' || screen?.layout === 'workbook'
}

// A brand's frames bring documents, the public ones a landing page's header: neither needs the other's.
export const loadBrandShell = () => import('./BrandShell.tsx')
export const loadPublicShell = () => import('./PublicShell.tsx')

/** Begins to load the frame while the route loads its screen. */
export function preloadShell(screen: ScreenFacts | undefined): void {
  const load = isBrands(screen) ? loadBrandShell : loadPublicShell
  load().catch(() => undefined)
}
