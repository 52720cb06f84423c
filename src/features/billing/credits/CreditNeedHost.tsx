import { creditNeed } from '#device/billing/credit-need.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const CreditNeedDialog = lazyComponent(() => withWords(import('./CreditNeedDialog.tsx'), 'billing'))

/** Says that credits are missing, over every screen of a brand. */
export function CreditNeedHost() {
  const { brand } = useDocument()
  const need = useWatched(creditNeed)
  if (need === null || isLocal(brand)) return null
  return (
    <DialogRegion onClose={() => creditNeed.set(null)}>
      <CreditNeedDialog idBrand={brand} need={need} onClose={() => creditNeed.set(null)} />
    </DialogRegion>
  )
}
