import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#features/brands/ProfilePage.tsx'

export const Route = createFileRoute('/profile')({
  staticData: { screen: { guard: 'session', layout: 'default', title: msg`내 브랜드`, isJump: true } },
  component: ProfilePage,
})
