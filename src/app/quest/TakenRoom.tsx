import { isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import styles from './TakenBrand.module.css'

/** The room of the brand of this device, until it is loaded. */
export function TakenRoom() {
  const { session, brand } = useSession()
  return session === null && brand !== null && isLocal(brand) ? <div className={styles.taken} /> : null
}
