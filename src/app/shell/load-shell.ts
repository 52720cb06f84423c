import { prompt } from '#ui/prompt.tsx'
import type { ScreenFacts } from '../screen.ts'

// A brand's frames bring documents, the public ones a landing page's header: neither needs the other's.
export const BrandShell = prompt(() => import('./BrandShell.tsx'))
export const PublicShell = prompt(() => import('./PublicShell.tsx'))
export const BrandFrame = prompt(() => import('./BrandFrame.tsx'))
export const PersonalFrame = prompt(() => import('./PersonalFrame.tsx'))

/** Whether a screen stands in the frames of a brand and its people. */
export function isBrands(screen: ScreenFacts | undefined): boolean {
  return screen?.layout === 'default' || screen?.layout === 'workbook'
}

/** Loads the frame while the route loads its screen. What cannot be loaded says so when it is drawn. */
export async function preloadShell(screen: ScreenFacts | undefined): Promise<void> {
  const frames = isBrands(screen) ? [BrandShell, frameOf(screen)] : [PublicShell]
  await Promise.allSettled(frames.map((frame) => frame?.preload()))
}

function frameOf(screen: ScreenFacts | undefined) {
  if (screen?.guard !== 'brand') return PersonalFrame
  return screen.layout === 'workbook' ? null : BrandFrame
}
