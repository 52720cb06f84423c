import { useLocation } from '@tanstack/react-router'
import { logOut } from '#app/actions/tool-actions.ts'
import { flushDocuments } from '#engine/documents/engine/flush-documents.ts'
import { openBrand } from '#engine/identity/session.ts'
import { useAfterSignIn } from '#features/account/forms/useAfterSignIn.ts'
import { InvitedSignIn } from '#features/account/InvitedSignIn.tsx'
import { InvitationLinkPage } from '#features/profile/link/InvitationLinkPage.tsx'

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
    <InvitationLinkPage
      // A new token remounts the page.
      key={token}
      token={token}
      renderSignIn={({ inviteEmail, hasAccount = null }, onDone) => (
        <InvitedSignIn
          email={inviteEmail}
          invitation={token}
          hasAccount={hasAccount}
          redirectUrl={`/invite#${hash}`}
          onDone={onDone}
        />
      )}
      onJoined={(idBrand) => void enter(idBrand)}
      onLogOut={logOut.run}
    />
  )
}
