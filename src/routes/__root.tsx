import { createRootRoute } from '@tanstack/react-router'
import { guard } from '#app/guard.ts'
import { preloadShell } from '#app/shell/load-shell.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location }) => {
    const screen = matches.at(-1)?.staticData.screen
    guard(screen, location)
    return { frame: preloadShell(screen) }
  },
  loader: ({ context }) => context.frame,
  component: Shell,
})
