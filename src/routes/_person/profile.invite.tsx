import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useBrandChange } from '#app/brand-list/useBrandChange.ts'
import { invitationSearch } from '#app/routing/search.ts'
import { loadWords, withWords } from '#device/words/interface.ts'
import { InvitationPage } from '#features/profile/InvitationPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const LogOutDialog = lazyComponent(() =>
  withWords(import('#app/person/LogOutDialog.tsx'), 'device-failures', 'device', 'person'),
)

export const Route = createFileRoute('/_person/profile/invite')({
  staticData: { screen: { title: msg`받은 초대`, isInPalette: true } },
  validateSearch: invitationSearch,
  loader: () => loadWords('device', 'device-failures', 'profile'),
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
      renderLeave={(onClose) => (
        <Suspense fallback={null}>
          <LogOutDialog onClose={onClose} />
        </Suspense>
      )}
    />
  )
}
