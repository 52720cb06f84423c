import { type ReactNode, Suspense } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { type PlanChoice, planDialogs, type Wanted } from '#kits/commerce/plan-modal.ts'
import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import type { PlanKey } from '#model/access/plans.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ExpiredWatch } from './ExpiredWatch.tsx'
import { HeldWatch } from './HeldWatch.tsx'
import { usePlanOfAddress } from './usePlanOfAddress.ts'

const PlanModal = lazyComponent(() => import('./PlanModal.tsx'))
const WantedPlans = lazyComponent(() => import('./WantedPlans.tsx'))
const PlanPrompt = lazyComponent(() => import('./PlanPrompt.tsx'))
const SubscribeOnlyDialog = lazyComponent(() => import('./SubscribeOnly.tsx'))
const PremiumPrompt = lazyComponent(() => import('./PremiumPrompt.tsx'))
const CancelDialog = lazyComponent(() => import('./CancelDialog.tsx'))
const SignUpFirst = lazyComponent(() => import('./SignUpFirst.tsx'))

const dialogs = {
  plans: Plans,
  prompt: Prompt,
  subscribeOnly: SubscribeOnly,
  premium: Premium,
  cancel: Cancel,
}

/** Shows what is open about plans, over every screen of a brand. */
export function PlanHost() {
  const { brand } = useDocument()
  usePlanOfAddress()
  return (
    <>
      <DialogHost of={planDialogs} show={dialogs} endsHere />
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

function Plans({ payload, onClose }: DialogProps<PlanChoice>) {
  return (
    <OfBrand choice={payload} onClose={onClose}>
      {(idBrand) =>
        payload.wanted ? (
          <WantedPlans idBrand={idBrand} choice={payload} wanted={payload.wanted} onClose={onClose} />
        ) : (
          <PlanModal idBrand={idBrand} choice={payload} onClose={onClose} />
        )
      }
    </OfBrand>
  )
}

function Prompt({ onClose }: DialogProps) {
  return (
    <OfBrand onClose={onClose}>{(idBrand) => <PlanPrompt idBrand={idBrand} onClose={onClose} />}</OfBrand>
  )
}

function SubscribeOnly({ payload, onClose }: DialogProps<PlanKey>) {
  return (
    <OfBrand onClose={onClose}>
      {(idBrand) => <SubscribeOnlyDialog idBrand={idBrand} plan={payload} onClose={onClose} />}
    </OfBrand>
  )
}

/** Also of a brand of this device alone: its owner signs up behind the button. */
function Premium({ payload, onClose }: DialogProps<Wanted>) {
  return <PremiumPrompt wanted={payload} onClose={onClose} />
}

function Cancel({ onClose }: DialogProps) {
  return (
    <OfBrand onClose={onClose}>{(idBrand) => <CancelDialog idBrand={idBrand} onClose={onClose} />}</OfBrand>
  )
}

/** A brand of this device alone has no plan: its visitor signs up first. */
function OfBrand({
  choice = {},
  onClose,
  children,
}: {
  choice?: PlanChoice
  onClose: () => void
  children: (idBrand: number) => ReactNode
}) {
  const { brand } = useDocument()
  return isLocal(brand) ? <SignUpFirst choice={choice} onClose={onClose} /> : children(brand)
}
