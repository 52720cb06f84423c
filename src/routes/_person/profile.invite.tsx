import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useBrandChange } from '#app/brand-list/useBrandChange.ts'
import { InvitationPage } from '#features/profile/InvitationPage.tsx'

export const Route = createFileRoute('/_person/profile/invite')({
  staticData: { screen: { title: msg`받은 초대`, isInPalette: true } },
  component: Invite,
})

function Invite() {
  const changeBrand = useBrandChange()
  return <InvitationPage onJoined={(brand) => void changeBrand(brand)} />
}
