import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountSettings } from '#app/person/AccountSettings.tsx'

export const Route = createFileRoute('/_person/profile/setting')({
  staticData: { screen: { title: msg`프로필 설정`, isInPalette: true } },
  component: AccountSettings,
})
