import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { isExpiredHidden } from './expired-hidden.ts'
import { isQuiet } from './quiet.ts'

const ExpiredPrompt = lazyComponent(() => import('./ExpiredPrompt.tsx'))

/** Tells everybody in the brand on each screen that the subscription has ended, until they do not want to be told. */
export function ExpiredWatch({ idBrand }: { idBrand: number }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const role = useBrandRole(idBrand)
  // What has ended has the rights of the free plan.
  const mayBeOver = useBrandPlan(idBrand) === 'FREE'
  const { data } = useCachedRead(subscriptionRead, { brand: idBrand, isAsked: role !== null && mayBeOver })
  const overlay = useWatched(planDialogs)
  const [closedAt, setClosedAt] = useState<string | null>(null)
  // Asked once on each screen: what is ticked in the prompt does not close it.
  const [asked, setAsked] = useState(() => ({ path, isHidden: isExpiredHidden() }))
  if (asked.path !== path) setAsked({ path, isHidden: isExpiredHidden() })
  if (role === null || data?.status !== 'EXPIRED' || overlay !== null || isQuiet(path)) return null
  if (closedAt === path || asked.isHidden) return null
  return <ExpiredPrompt isOwner={role === 'BRAND_ROLE_OWNER'} onClose={() => setClosedAt(path)} />
}
