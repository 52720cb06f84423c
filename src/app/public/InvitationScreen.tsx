import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { keepInTab, readInTab } from '#engine/browser/tab-storage.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { openBrand } from '#engine/identity/session.ts'
import { useAfterSignIn } from '#features/account/forms/useAfterSignIn.ts'
import { InvitationLinkPage } from '#features/profile/link/InvitationLinkPage.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { logOut } from '../actions/tool-actions.ts'

/** An invitation that has ended needs none of it. */
const InvitedSignIn = lazyComponent(() => import('#features/account/InvitedSignIn.tsx'))
const LogOutOverlay = lazyComponent(() => import('../person/LogOutOverlay.tsx'), {
  when: afterFirstContentPaint,
})

/** The token of the invitation that was opened last in this tab. */
const tokenKey = 'saegim-invitation'

/**
 * The page of an invitation. Its token is behind the `#` of the address, which no request has. The tab keeps it for the way back
 * from other pages of the account: in an address that leads back it would be in theirs, before their `#`.
 */
export function InvitationScreen() {
  const hash = useLocation({ select: (location) => location.hash })
  const given = new URLSearchParams(hash).get('invitation')
  const [kept] = useState(() => readInTab(tokenKey))
  const token = given ?? kept ?? ''
  const goOn = useAfterSignIn(undefined)
  useEffect(() => {
    if (given !== null) keepInTab(tokenKey, given)
  }, [given])

  async function enter(idBrand: number): Promise<void> {
    keepInTab(tokenKey, null)
    await flushDocuments()
    openBrand(idBrand)
    goOn('/brand')
  }

  return (
    <>
      <LogOutOverlay />
      <InvitationLinkPage
        // A new token remounts the page.
        key={token}
        token={token}
        renderSignIn={({ inviteEmail, hasAccount = null }, onDone) => (
          <Suspense fallback={<Skeleton lines={6} />}>
            <InvitedSignIn
              email={inviteEmail ?? undefined}
              invitation={inviteEmail === null ? undefined : token}
              hasAccount={hasAccount}
              redirectUrl="/invite"
              onDone={onDone}
            />
          </Suspense>
        )}
        onJoined={(idBrand) => void enter(idBrand)}
        onLogOut={logOut.run}
      />
    </>
  )
}
