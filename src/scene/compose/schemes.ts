import type { Scheme } from './layout-request.ts'

/** The main colour has the largest share in most of them; the ground is light in every other one. */
export const schemes: readonly Scheme[] = [
  {
    ground: '{color.quaternary}',
    area: '{color.main}',
    accent: '{color.secondary}',
    headline: '{color.main.text}',
  },
  {
    ground: '{color.main}',
    area: '{color.quaternary}',
    accent: '{color.secondary}',
    headline: '{color.main.on}',
  },
  {
    ground: '{color.paper}',
    area: '{color.main}',
    accent: '{color.tertiary}',
    headline: '{color.ink}',
  },
  {
    ground: '{color.secondary}',
    area: '{color.main}',
    accent: '{color.quaternary}',
    headline: '{color.secondary.on}',
  },
  {
    ground: '{color.main.tint80}',
    area: '{color.main.shade50}',
    accent: '{color.secondary}',
    headline: '{color.main.text}',
  },
  {
    ground: '{color.main.shade60}',
    area: '{color.main}',
    accent: '{color.secondary}',
    headline: '{color.main.on}',
  },
  {
    ground: '{color.tertiary}',
    area: '{color.quaternary}',
    accent: '{color.main}',
    headline: '{color.tertiary.on}',
  },
]
