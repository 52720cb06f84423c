import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { ScreenFacts } from '../routing/screen.ts'

// A brand's frames bring documents, the public ones a landing page's header: neither needs the other's.
export const BrandShell = lazyComponent(() => import('../brand/BrandShell.tsx'))
export const PublicShell = lazyComponent(() =>
  withWords(import('../public/PublicShell.tsx'), 'public', 'tools'),
)
export const BrandFrame = lazyComponent(() => withWords(import('../brand/BrandFrame.tsx'), 'brand'))
export const PersonalFrame = lazyComponent(() =>
  withWords(import('../person/PersonalFrame.tsx'), 'person', 'tools'),
)

/** In whose frames a screen stands. */
export function frameOwner(screen: ScreenFacts | undefined): 'brand' | 'person' | 'everybody' {
  if (screen?.layout !== 'default' && screen?.layout !== 'workbook') return 'everybody'
  return screen.guard === 'brand' ? 'brand' : 'person'
}

/** Loads the frame while the route loads its screen. What cannot be loaded says so when it is drawn. */
export async function preloadShell(screen: ScreenFacts | undefined): Promise<void> {
  await Promise.allSettled(framesOf(screen).map((frame) => frame.preload()))
}

function framesOf(screen: ScreenFacts | undefined) {
  const owner = frameOwner(screen)
  if (owner === 'everybody') return [PublicShell]
  if (owner === 'person') return [PersonalFrame]
  return screen?.layout === 'workbook' ? [BrandShell] : [BrandShell, BrandFrame]
}
