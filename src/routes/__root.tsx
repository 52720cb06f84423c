import { createRootRoute } from '@tanstack/react-router'
import { guard } from '#app/guard.ts'
import { Shell } from '#app/shell/Shell.tsx'

export const Route = createRootRoute({
  beforeLoad: ({ matches, location }) => guard(matches.at(-1)?.staticData.screen, location),
  component: Shell,
})
