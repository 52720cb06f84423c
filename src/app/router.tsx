import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: lazyRouteComponent(() => import('./errors/ErrorScreen.tsx'), 'ErrorScreen'),
  defaultNotFoundComponent: lazyRouteComponent(() => import('./errors/NotFoundScreen.tsx'), 'NotFoundScreen'),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
