import { Suspense, useEffect } from 'react'
import { useSession } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { subscriptionRead } from '#features/billing/billing-reads.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useIsSelling } from './useIsSelling.ts'

const SandboxBar = lazyComponent(() => import('#features/billing/sandbox/SandboxBar.tsx'))
const PriceBar = lazyComponent(() => import('#features/billing/price/PriceBar.tsx'))

/**
 * Bars about money. Where payments take none: above the screens that sell something; elsewhere a badge in the header says so. Where
 * the plan costs more from the next payment: for the owner, whose consent it needs.
 */
export default function BillingNotices({ idBrand }: { idBrand: number }) {
  const isSandbox = useProviders()?.payments === 'sandbox'
  const isSelling = useIsSelling()
  const { data } = useCachedRead(subscriptionRead, { brand: idBrand })
  const isOwner = useBrandRole(idBrand) === 'BRAND_ROLE_OWNER'
  const change = isOwner && data?.priceChange?.state === 'OPEN' ? data.priceChange : null
  const isRefused = isOwner && data?.phase === 'PAST_DUE'
  const hasEnded = isOwner && data?.phase === 'EXPIRED'
  const isKnown = data !== null
  useMoneyNotice(idBrand, 'priceRises', isKnown, change && `${change.date}:${change.newPrice}`)
  useMoneyNotice(idBrand, 'paymentRefused', isKnown, isRefused ? String(data?.graceUntil) : null)
  useMoneyNotice(idBrand, 'planEnded', isKnown, hasEnded ? String(data?.periodEndDate) : null)
  return (
    <Suspense fallback={null}>
      {isSandbox && isSelling && <SandboxBar />}
      {data && change && <PriceBar idBrand={idBrand} title={data.plan.title} change={change} />}
    </Suspense>
  )
}

/** What begins the ids of the notices; that of prices is older than the others. */
const sources = { priceRises: 'price', paymentRefused: 'refused', planEnded: 'ended' } as const

/**
 * Keeps a notice for the owner as long as it is so. `name` tells one time of it from the next; null: it is not so. Changes nothing
 * until that is known.
 */
function useMoneyNotice(
  idBrand: number,
  kind: keyof typeof sources,
  isKnown: boolean,
  name: string | null,
): void {
  const idAccount = useSession().session?.idAccount ?? null
  useEffect(() => {
    if (idAccount === null || !isKnown) return
    const source = `${sources[kind]}:${idBrand}`
    const notices = name === null ? [] : [{ id: `${source}:${name}`, brand: idBrand, facts: { kind } }]
    import('#engine/store/notices.ts')
      .then(({ keepStanding }) => keepStanding(idAccount, source, notices))
      .catch((cause: unknown) => console.warn('what is new cannot be kept on this device', cause))
  }, [idAccount, idBrand, kind, isKnown, name])
}
