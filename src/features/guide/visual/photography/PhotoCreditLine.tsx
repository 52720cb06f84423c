import { Trans } from '@lingui/react/macro'
import type { PhotoCredit } from '#engine/store/file-row.ts'
import styles from './Photography.module.css'

const home = 'https://unsplash.com/?utm_source=saegim&utm_medium=referral'

/** Credit of a photograph as the photo service demands it; without a name if this device does not know it. */
export function PhotoCreditLine({ credit }: { credit: Pick<PhotoCredit, 'name' | 'url'> | null }) {
  return (
    <p className={styles.credit}>
      {credit ? (
        <Trans>
          사진: <Outward to={credit.url}>{credit.name}</Outward> / <Outward to={home}>Unsplash</Outward>
        </Trans>
      ) : (
        <Trans>
          사진: <Outward to={home}>Unsplash</Outward>
        </Trans>
      )}
    </p>
  )
}

function Outward({ to, children }: { to: string; children?: React.ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
