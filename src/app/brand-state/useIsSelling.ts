import { useRouterState } from '@tanstack/react-router'

/** Not the receipt of a payment, which says itself that it has no effect. */
const selling = /^\/brand\/setting\/(?:payment(?:\/price)?\/?$|credit|paylogo)/

/** Whether something is sold on this screen: there a bar says that payments take no money, elsewhere a badge in the header. */
export function useIsSelling(): boolean {
  return useRouterState({ select: ({ location }) => selling.test(location.pathname) })
}
