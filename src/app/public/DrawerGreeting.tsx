import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#device/identity/session.ts'
import { useBrands, useLocalBrands } from '#device/store/brands.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import styles from './PublicFrame.module.css'

/** Top of the drawer: greets an account or a brand of this device by the brand's name, and asks anybody else to log in. */
export default function DrawerGreeting() {
  const { session, brand } = useSession()
  const brands = useBrands()
  const locals = useLocalBrands()
  if (brands === undefined || locals === undefined) return null
  const name =
    typeof brand === 'number'
      ? brands.find(({ id }) => id === brand)?.name
      : locals.find(({ ref }) => ref === brand)?.name
  const who = name || session?.fullName
  if (!who) {
    return (
      <p className={styles.greeting}>
        <Trans>로그인하면 이어서 쓸 수 있어요</Trans>{' '}
        <Link to="/account/login" search={{}} className={linkClass}>
          <Trans>로그인</Trans>
        </Link>
      </p>
    )
  }
  return (
    <p className={styles.greeting}>
      <Trans>
        <b>{who}</b>, 반가워요
      </Trans>
    </p>
  )
}
