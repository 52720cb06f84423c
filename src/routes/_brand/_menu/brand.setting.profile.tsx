import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { AccountSettings } from '#app/person/AccountSettings.tsx'
import { currentSession } from '#engine/identity/session.ts'

/** The settings of the account inside the frame of the open brand. */
export const Route = createFileRoute('/_brand/_menu/brand/setting/profile')({
  staticData: {
    screen: {
      title: msg`프로필 설정`,
      menu: { group: 'settings', icon: 'account', order: 2 },
      isInPalette: true,
    },
  },
  // A brand of this device alone is open without an account.
  beforeLoad: () => {
    if (!currentSession()) throw redirect({ to: '/profile/setting' })
  },
  component: ProfileSettings,
})

function ProfileSettings() {
  return <AccountSettings isInBrand />
}
