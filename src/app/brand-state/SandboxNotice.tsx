import { useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useProviders } from '#device/providers/useProviders.ts'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { withWords } from '#device/words/interface.ts'
import { subscriptionRead } from '#features/billing/billing-reads.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const SandboxBar = lazyComponent(() =>
  withWords(import('#features/billing/sandbox/SandboxBar.tsx'), 'billing'),
)

/** Where something is sold: the bar is there before anything was bought. */
const selling = /^\/brand\/setting\/(?:payment|credit|paylogo)/

/**
 * Where payments take no money: above the screens that sell something, and above all screens of a brand whose plan was paid
 * that way.
 */
export default function SandboxNotice({ idBrand }: { idBrand: number }) {
  const isSandbox = useProviders()?.payments === 'sandbox'
  const isSelling = useRouterState({ select: ({ location }) => selling.test(location.pathname) })
  const isPaidThere = useCachedRead(subscriptionRead, { brand: idBrand }).data?.sandbox === true
  if (!isSandbox || !(isSelling || isPaidThere)) return null
  return (
    <Suspense fallback={null}>
      <SandboxBar />
    </Suspense>
  )
}
