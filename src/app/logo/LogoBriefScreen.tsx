import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { withWords } from '#device/words/interface.ts'
import { LogoQuestPage } from '#features/logo-quest/LogoQuestPage.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

/** Nothing is shown of it unless an order was left. */
const LeftLogoOrder = lazyComponent(
  () => withWords(import('#features/billing/logo/LeftLogoOrder.tsx'), 'billing', 'device', 'device-failures'),
  { when: afterFirstContentPaint },
)

/** The questions about a logo, and above them what has become of an order of one. */
export function LogoBriefScreen({ step }: { step: string }) {
  return <LogoQuestPage step={step} renderOrder={(idBrand) => <LeftLogoOrder idBrand={idBrand} />} />
}
