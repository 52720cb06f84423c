import { createRootRoute } from '@tanstack/react-router'
import { guard, isNowhere } from '#app/guard.ts'
import { preloadShell } from '#app/shell/load-shell.ts'
import { Shell } from '#app/shell/Shell.tsx'

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
