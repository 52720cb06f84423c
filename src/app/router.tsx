import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from '../routeTree.gen.ts'

export const router = createAppRouter()

/** Creates a router with the browser's history, or the given one. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: true,
    // In the workbook's frame the question scrolls, or on narrow screens what is around it. The frame stays while the
    // steps change, and the router would give each step the scroll position of the one before.
    scrollToTopSelectors: ['main', ':has(> main)'],
    // A frame has no address of its own: without a screen no frame is shown either.
    notFoundMode: 'root',
    defaultErrorComponent: lazyRouteComponent(() => import('./errors/ErrorScreen.tsx'), 'ErrorScreen'),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
