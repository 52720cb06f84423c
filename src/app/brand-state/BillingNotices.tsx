import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { type Subscription, subscriptionRead } from '#features/billing/billing-reads.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SandboxBar = lazyComponent(() => import('#features/billing/sandbox/SandboxBar.tsx'))
const PriceBar = lazyComponent(() => import('#features/billing/price/PriceBar.tsx'))

/** Where something is sold: the bar is there before anything was bought. */
const selling = /^\/brand\/setting\/(?:payment|credit|paylogo)/

/**
 * Bars about money. Where payments take none: above the screens that sell something; a badge in the header says so on all
 * screens. Where the plan costs more from the next payment: for the owner, whose consent it needs.
 */
export default function BillingNotices({ idBrand }: { idBrand: number }) {
  const isSandbox = useProviders()?.payments === 'sandbox'
  const isSelling = useRouterState({ select: ({ location }) => selling.test(location.pathname) })
  const { data } = useCachedRead(subscriptionRead, { brand: idBrand })
  const isOwner = useBrandRole(idBrand) === 'BRAND_ROLE_OWNER'
  const change = isOwner && data?.priceChange?.state === 'OPEN' ? data.priceChange : null
  usePriceNotice(idBrand, data === null ? undefined : change)
  return (
    <Suspense fallback={null}>
      {isSandbox && isSelling && <SandboxBar />}
      {data && change && <PriceBar idBrand={idBrand} title={data.plan.title} change={change} />}
    </Suspense>
  )
}

/** Keeps a notice while the owner is asked about a price. `change` undefined: it is not known yet. */
function usePriceNotice(idBrand: number, change: Subscription['priceChange'] | undefined): void {
  const idAccount = useSession().session?.idAccount ?? null
  const name = change === undefined ? null : change === null ? '' : `${change.date}:${change.newPrice}`
  useEffect(() => {
    if (idAccount === null || name === null) return
    const notice = { id: `price:${idBrand}:${name}`, brand: idBrand, facts: { kind: 'priceRises' } } as const
    import('#engine/store/notices.ts')
      .then(({ keepStanding }) => keepStanding(idAccount, `price:${idBrand}`, name === '' ? [] : [notice]))
      .catch((cause: unknown) => console.warn('what is new cannot be kept on this device', cause))
  }, [idAccount, idBrand, name])
}
