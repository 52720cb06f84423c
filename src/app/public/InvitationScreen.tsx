import { useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
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

/** The page of an invitation. Its token is behind the `#` of the address, which no request has. */
export function InvitationScreen() {
  const hash = useLocation({ select: (location) => location.hash })
  const token = new URLSearchParams(hash).get('invitation') ?? ''
  const goOn = useAfterSignIn(undefined)

  async function enter(idBrand: number): Promise<void> {
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
              redirectUrl={`/invite#${hash}`}
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
