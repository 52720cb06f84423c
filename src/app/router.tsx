import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { withWords } from '#device/words/interface.ts'
import { routeTree } from '../routeTree.gen.ts'

export const router = createAppRouter()

/** The history of the browser unless another is given. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A frame has no address of its own: without a screen there is no frame either.
    notFoundMode: 'root',
    defaultErrorComponent: lazyRouteComponent(
      () => withWords(import('./errors/ErrorScreen.tsx'), 'tools'),
      'ErrorScreen',
    ),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
