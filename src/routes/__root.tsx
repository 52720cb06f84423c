import { createRootRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { RootFrame } from '#app/RootFrame.tsx'
import { guard, isHiddenDeveloperPage } from '#app/routing/guard.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location, preload }): Promise<void> => {
    if (await isHiddenDeveloperPage(location.pathname)) throw notFound()
    if (!preload && 'brand' in location.search) {
      const { followBrandOfAddress } = await import('#app/routing/brand-of-address.ts')
      await followBrandOfAddress(location)
    }
    // Links of invitations that were mailed before they had a page of their own.
    if (location.pathname === '/profile/invite' && 'invitation' in location.search) {
      throw redirect({ href: `/invite#invitation=${String(location.search.invitation)}`, replace: true })
    }
    const needed = matches.findLast(({ staticData }) => staticData.guard)?.staticData.guard
    guard(needed ?? 'public', location, Route)
  },
  component: RootFrame,
  errorComponent: lazyRouteComponent(() => import('#app/errors/RootErrorScreen.tsx'), 'RootErrorScreen'),
  // For every route: what is not found is shown here, without the frame of a screen.
  notFoundComponent: lazyRouteComponent(() => import('#app/errors/NotFoundScreen.tsx'), 'NotFoundScreen'),
})
