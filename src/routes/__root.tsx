import { createRootRoute } from '@tanstack/react-router'
import { guard, hideFromOthers } from '#app/guard.ts'
import { preloadShell } from '#app/shell/load-shell.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location }) => {
    const screen = matches.at(-1)?.staticData.screen
    await hideFromOthers(location)
    guard(screen, location)
    return { frame: preloadShell(screen) }
  },
  loader: ({ context }) => context.frame,
  component: Shell,
})
