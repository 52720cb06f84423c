import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useOnline } from '#device/browser/network.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { pause } from '../pay/asking.ts'
import SandboxBar from '../sandbox/SandboxBar.tsx'
import styles from './Link.module.css'
import { LinkChecking } from './LinkChecking.tsx'
import { LinkOrder } from './LinkOrder.tsx'
import { LinkPaid } from './LinkPaid.tsx'
import { LinkMachine } from './link-machine.ts'

interface Props {
  idPaymentLink: string
  /** Shown where the link cannot be used. */
  dead: ReactNode
}

/**
 * Where somebody without an account pays for the plan of a brand. The address opens the payment, so no other site and no
 * search engine hears it; nothing of the answer stays on the device.
 */
export function PaymentLinkPage({ idPaymentLink, dead }: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OpenLink key={idPaymentLink} idPaymentLink={idPaymentLink} dead={dead} />
    </>
  )
}

function OpenLink({ idPaymentLink, dead }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const isOnline = useOnline()
  const machine = useMemo(() => new LinkMachine(idPaymentLink, pause), [idPaymentLink])
  const state = useWatched(machine.state)
  useEffect(() => {
    void machine.read()
    return () => machine.close()
  }, [machine])
  useEffect(() => {
    if (isOnline && machine.state.get().kind === 'unread') void machine.read()
  }, [isOnline, machine])
  switch (state.kind) {
    case 'reading':
      return <Skeleton lines={8} />
    case 'dead':
      return dead
    case 'unread':
      return (
        <EmptyState
          look="page"
          headingAs="h1"
          headline={t`연결 필요`}
          action={
            <Button look="ink" onClick={() => void machine.read()}>
              <Trans>다시 열기</Trans>
            </Button>
          }
        >
          {failureWords(state.failure)}
        </EmptyState>
      )
    case 'open': {
      const { link, step } = state
      return (
        <div className={styles.page}>
          {link.sandbox && <SandboxBar />}
          {step.kind === 'paid' ? (
            <LinkPaid link={link} receipt={step.receipt} />
          ) : step.kind === 'checking' || step.kind === 'late' ? (
            <LinkChecking link={link} isLate={step.kind === 'late'} onAgain={() => void machine.again()} />
          ) : (
            <LinkOrder link={link} step={step} machine={machine} />
          )}
        </div>
      )
    }
  }
}
