import { createRootRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { RootFrame } from '#app/RootFrame.tsx'
import { guard, isHiddenDeveloperPage } from '#app/routing/guard.ts'
import { withWords } from '#device/words/interface.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location, preload }): Promise<void> => {
    if (await isHiddenDeveloperPage(location.pathname)) throw notFound()
    if (!preload && 'brand' in location.search) {
      const { followBrandOfAddress } = await import('#app/routing/brand-of-address.ts')
      await followBrandOfAddress(location)
    }
    const needed = matches.findLast(({ staticData }) => staticData.guard)?.staticData.guard
    guard(needed ?? 'public', location, Route)
  },
  component: RootFrame,
  errorComponent: lazyRouteComponent(
    () => withWords(import('#app/errors/RootErrorScreen.tsx'), 'tools'),
    'RootErrorScreen',
  ),
  // For every route: what is not found is shown here, without the frame of a screen.
  notFoundComponent: lazyRouteComponent(
    () => withWords(import('#app/errors/NotFoundScreen.tsx'), 'tools'),
    'NotFoundScreen',
  ),
})
