import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadWords } from '#device/words/interface.ts'
import { TeamPage } from '#features/team/TeamPage.tsx'

export const Route = createFileRoute('/brand/setting/team')({
  staticData: {
    screen: {
      guard: 'brand',
      layout: 'default',
      title: msg`팀`,
      menu: { group: 'settings', icon: 'team', order: 1 },
      isJump: true,
    },
  },
  loader: () => loadWords('team'),
  component: TeamPage,
})
