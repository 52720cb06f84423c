import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { joinReads } from '#engine/reads/join-reads.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { PlanChoice } from '#kits/commerce/plan-modal.ts'
import { useDollarPlans, usePlans } from '#kits/commerce/plans-read.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { PlanDialog } from './PlanDialog.tsx'

interface Props {
  idBrand: number
  choice: PlanChoice
  /** What the plan is chosen for. */
  lead?: ReactNode
  /** Goes on after a payment; resolves with false where the receipt is shown. */
  take?: () => Promise<boolean>
  onClose: () => void
}

/** The choice of a plan: what each has, what it costs, and the button that buys it. */
export default function PlanModal({ idBrand, choice, lead, take, onClose }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const plans = usePlans()
  const inDollars = useDollarPlans().data?._embedded.plans ?? []
  const subscription = useCachedRead(subscriptionRead, { brand: idBrand })
  const [smallest, ...larger] = plans.data?._embedded.plans ?? []
  async function goOn(pid: string): Promise<void> {
    onClose()
    if (await take?.()) return
    await navigate({ to: '/brand/setting/payment/$pid', params: { pid }, search: { paid: true } })
  }
  if (smallest && subscription.data) {
    return (
      <PlanDialog
        idBrand={idBrand}
        choice={choice}
        plans={[smallest, ...larger]}
        inDollars={inDollars}
        subscription={subscription.data}
        lead={lead}
        onClose={onClose}
        onPaid={(pid) => void goOn(pid)}
      />
    )
  }
  return (
    <Dialog isOpen onClose={onClose} size="xl" title={t`플랜 고르기`} closeLabel={t`닫기`}>
      <Unread read={{ ...joinReads(plans, subscription), data: null }} lines={6}>
        <Trans>플랜은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
    </Dialog>
  )
}
