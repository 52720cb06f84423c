import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense } from 'react'
import { useFirstWords } from '#device/first-words.ts'
import { useSession } from '#device/session/session.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { MyName } from './MyName.tsx'
import styles from './ProfilePage.module.css'

// Reads the device's tables, which the page itself does not need to appear.
const BrandRows = lazy(() => import('./BrandRows.tsx'))

/** Whoever is signed in, and every brand of theirs. */
export function ProfilePage({ importBrand }: { importBrand?: ReactNode }) {
  const { t } = useLingui()
  const { session } = useSession()
  const hasWords = useFirstWords()
  return (
    <div className={styles.page}>
      <PageHead title={<Trans>내 브랜드</Trans>} />
      <section className={styles.section}>
        <Suspense fallback={<Skeleton lines={3} />}>
          {hasWords ? <BrandRows importBrand={importBrand} /> : <Skeleton lines={3} />}
        </Suspense>
      </section>
      {session && (
        <section className={styles.section} aria-label={t`내 정보`}>
          <SectionHead title={<Trans>내 정보</Trans>} />
          <dl className={styles.facts}>
            <div>
              <dt>
                <Trans>이름</Trans>
              </dt>
              <dd>
                <MyName name={session.fullName} />
              </dd>
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
