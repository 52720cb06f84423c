import { createRootRoute } from '@tanstack/react-router'
import { preloadShell } from '#app/frames/load-shell.ts'
import { Shell } from '#app/frames/Shell.tsx'
import { guard, isNowhere } from '#app/routing/guard.ts'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location }) => {
    const hasNothing = await isNowhere(location.pathname)
    const screen = hasNothing ? undefined : matches.at(-1)?.staticData.screen
    if (!hasNothing) guard(screen, location)
    return { frame: preloadShell(screen), hasNothing }
  },
  loader: ({ context }) => context.frame,
  component: Shell,
})
