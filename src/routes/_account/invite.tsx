import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '#app/public/InvitationScreen.tsx'

export const Route = createFileRoute('/_account/invite')({
  staticData: { screen: { title: msg`초대` } },
  component: InvitationScreen,
})
