import { Suspense, useEffect } from 'react'
import { closePlanOverlay, type PlanOverlay, planOverlay } from '#device/billing/plan-modal.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ExpiredWatch } from './ExpiredWatch.tsx'
import { HeldWatch } from './HeldWatch.tsx'
import { usePlanOfAddress } from './usePlanOfAddress.ts'

const PlanModal = lazyComponent(() =>
  withWords(import('./PlanModal.tsx'), 'billing', 'device', 'device-failures', 'tools'),
)
const PlanPrompt = lazyComponent(() => withWords(import('./PlanPrompt.tsx'), 'billing'))
const SubscribeOnly = lazyComponent(() => withWords(import('./SubscribeOnly.tsx'), 'billing'))
const CancelDialog = lazyComponent(() =>
  withWords(import('./CancelDialog.tsx'), 'billing', 'device', 'tools'),
)
const SignUpFirst = lazyComponent(() => withWords(import('./SignUpFirst.tsx'), 'billing'))

/** Shows what is open about plans, over every screen of a brand. */
export function PlanHost() {
  const { brand } = useDocument()
  usePlanOfAddress()
  // What is open belongs to the brand whose screens end here.
  useEffect(() => closePlanOverlay, [])
  const overlay = useWatched(planOverlay)
  return (
    <>
      {overlay !== null && (
        // Of its own for each: a dialog that closes while the next one is loaded would close that too.
        <DialogRegion key={overlay.kind} onClose={closePlanOverlay}>
          {isLocal(brand) ? (
            <SignUpFirst choice={overlay.kind === 'plans' ? overlay.choice : {}} onClose={closePlanOverlay} />
          ) : (
            <OfBrand idBrand={brand} overlay={overlay} />
          )}
        </DialogRegion>
      )}
      {!isLocal(brand) && (
        <ErrorRegion>
          <Suspense fallback={null}>
            <ExpiredWatch idBrand={brand} />
          </Suspense>
        </ErrorRegion>
      )}
      {!isLocal(brand) && (
        <ErrorRegion>
          <Suspense fallback={null}>
            <HeldWatch key={brand} idBrand={brand} />
          </Suspense>
        </ErrorRegion>
      )}
    </>
  )
}

function OfBrand({ idBrand, overlay }: { idBrand: number; overlay: PlanOverlay }) {
  switch (overlay.kind) {
    case 'plans':
      return <PlanModal idBrand={idBrand} choice={overlay.choice} onClose={closePlanOverlay} />
    case 'prompt':
      return <PlanPrompt idBrand={idBrand} onClose={closePlanOverlay} />
    case 'subscribeOnly':
      return <SubscribeOnly idBrand={idBrand} plan={overlay.plan} onClose={closePlanOverlay} />
    case 'cancel':
      return <CancelDialog idBrand={idBrand} onClose={closePlanOverlay} />
  }
}
