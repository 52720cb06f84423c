import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { LogoQuestPage } from '#features/logo-quest/LogoQuestPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Nothing is shown of it unless an order was left. */
const PendingLogoOrder = lazyComponent(() => import('#features/billing/logo/PendingLogoOrder.tsx'), {
  when: afterFirstContentPaint,
})

/** The questions about a logo, and above them what has become of an order of one. */
export function LogoBriefScreen({ step }: { step: string }) {
  return <LogoQuestPage step={step} renderOrder={(idBrand) => <PendingLogoOrder idBrand={idBrand} />} />
}
