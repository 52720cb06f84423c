import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { logOut } from '#app/actions/tool-actions.ts'
import { useBrandChange } from '#app/brand-list/useBrandChange.ts'
import { invitationSearch } from '#app/routing/search.ts'
import { InvitationPage } from '#features/profile/InvitationPage.tsx'

export const Route = createFileRoute('/_person/profile/invite')({
  staticData: { screen: { title: msg`받은 초대`, isInPalette: true } },
  validateSearch: invitationSearch,
  component: Invite,
})

function Invite() {
  const { invitation } = Route.useSearch()
  const changeBrand = useBrandChange()
  return (
    <InvitationPage
      // A new token remounts the page.
      key={invitation}
      token={invitation}
      onJoined={(brand) => void changeBrand(brand)}
      onLeave={logOut.run}
    />
  )
}
