import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { withWords } from '#device/words/interface.ts'
import { routeTree } from '../routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(() =>
    withWords(import('./errors/ErrorScreen.tsx'), 'ErrorScreen', 'tools'),
  ),
  defaultNotFoundComponent: lazyRouteComponent(() =>
    withWords(import('./errors/NotFoundScreen.tsx'), 'NotFoundScreen', 'tools'),
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
