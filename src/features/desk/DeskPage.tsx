import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { logOutStaff, readStaff } from '#contract/operator.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './Desk.module.css'
import { DeskLogin } from './DeskLogin.tsx'
import { deskRest } from './desk-rest.ts'
import { deskToken, endDeskSession } from './desk-session.ts'
import { Fault } from './Fault.tsx'
import { useDeskAnswer } from './useDeskAnswer.ts'

/** After the log-in. */
const DeskViews = lazyComponent(() => import('./DeskViews.tsx'))

/** The desk of designers and operators. It needs the network, and nothing of it stays on the device. */
export function DeskPage() {
  const token = useWatched(deskToken)
  return <div className={styles.desk}>{token === null ? <DeskLogin /> : <Desk key={token} />}</div>
}

function Desk() {
  const { answer: staff, failure } = useDeskAnswer(readStaff, {})

  async function logOut() {
    await deskRest(logOutStaff, {})
    endDeskSession()
  }
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>
          <Trans>작업대</Trans>
        </h1>
        <p>
          {staff && (
            <span>
              {staff.name} · {staff.role === 'OPERATOR' ? <Trans>운영자</Trans> : <Trans>디자이너</Trans>}
            </span>
          )}
          <Button size="small" onClick={() => void logOut()}>
            <Trans>로그아웃</Trans>
          </Button>
        </p>
      </header>
      <Fault failure={failure} />
      {staff ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <DeskViews isOperator={staff.role === 'OPERATOR'} />
        </Suspense>
      ) : (
        !failure && <Skeleton lines={6} />
      )}
    </>
  )
}
