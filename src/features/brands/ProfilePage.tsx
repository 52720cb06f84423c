import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useFirstContent } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './ProfilePage.module.css'

const StorageNotice = lazyComponent(() => import('./StorageNotice.tsx'))
// Reads the device's tables, which the first content does not need.
const BrandRows = lazyComponent(() => import('./BrandRows.tsx'))

interface Props {
  /** Tabs between the screens of the account. */
  tabs?: ReactNode
  /** What waits for a brand, if anything. */
  notice?: ReactNode
  /** Received invitations, if any. */
  invitations?: ReactNode
  importBrand?: ReactNode
  /** Work that was asked for, if any. */
  work?: ReactNode
}

/** The signed-in account and its brands. */
export function ProfilePage({ tabs, notice, invitations, importBrand, work }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  const hasFirstContent = useFirstContent()
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>브랜드 목록</Trans>} />
      {tabs}
      {notice}
      <div className={styles.storage}>
        <Suspense fallback={null}>{hasFirstContent && <StorageNotice />}</Suspense>
      </div>
      {invitations}
      <section className={styles.section}>
        <Suspense fallback={<Skeleton lines={3} />}>
          {hasFirstContent ? <BrandRows importBrand={importBrand} /> : <Skeleton lines={3} />}
        </Suspense>
      </section>
      {work}
      {session && (
        <section className={styles.section} aria-label={t`내 정보`}>
          <SectionHead
            title={<Trans>내 정보</Trans>}
            end={
              <Link to="/profile/setting" className={linkClass}>
                <Trans>프로필 설정</Trans>
              </Link>
            }
          />
          <dl className={styles.facts}>
            <div>
              <dt>
                <Trans>이름</Trans>
              </dt>
              <dd>{session.fullName}</dd>
            </div>
            <div>
              <dt>
                <Trans>이메일</Trans>
              </dt>
              <dd>{session.email}</dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  )
}
