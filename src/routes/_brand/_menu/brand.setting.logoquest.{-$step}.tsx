import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LogoBriefScreen } from '#app/logo/LogoBriefScreen.tsx'

export const Route = createFileRoute('/_brand/_menu/brand/setting/logoquest/{-$step}')({
  staticData: { screen: { title: msg`로고 의뢰서` } },
  component: LogoQuest,
})

function LogoQuest() {
  return <LogoBriefScreen step={Route.useParams().step ?? ''} />
}
