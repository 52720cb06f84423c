import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { pause } from '#engine/time/start-timer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LinkMachine } from './link-machine.ts'

/** A dead link needs none of it. */
const OpenLink = lazyComponent(() => import('./OpenLink.tsx'))

interface Props {
  idPaymentLink: string
  /** Shown where the link cannot be used. */
  dead: ReactNode
  /** Shown where it could not be read, with what reads it again. */
  renderUnread: (failure: Failure, onRetry: () => void) => ReactNode
}

/**
 * Where a payer without an account pays for the plan of a brand. The address opens the payment, so no other site and no
 * search engine hears it; nothing of the answer stays on the device.
 */
export function PaymentLinkPage(props: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <Suspense fallback={<Skeleton lines={8} />}>
        <ReadLink key={props.idPaymentLink} {...props} />
      </Suspense>
    </>
  )
}

function ReadLink({ idPaymentLink, dead, renderUnread }: Props) {
  const isOnline = useOnline()
  const machine = useMemo(() => new LinkMachine(idPaymentLink, { pause }), [idPaymentLink])
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
      return renderUnread(state.failure, () => void machine.read())
    case 'open':
      return <OpenLink link={state.link} step={state.step} machine={machine} />
  }
}
