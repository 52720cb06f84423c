import { isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import SignUpClosed from '#features/account/SignUpClosed.tsx'
import { TakenBrand } from './TakenBrand.tsx'

/** Above the forms of sign-up: whether accounts can be created here, and the brand of this device that the account will have. */
export default function SignUpTop() {
  const { session, brand } = useSession()
  return (
    <>
      <SignUpClosed />
      {session === null && brand !== null && isLocal(brand) && <TakenBrand brand={brand} />}
    </>
  )
}
