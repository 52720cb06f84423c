import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { type CreditNeed, creditDialogs } from '#kits/commerce/credit-need.ts'
import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const CreditNeedDialog = lazyComponent(() => import('./CreditNeedDialog.tsx'))

const dialogs = { missing: Missing }

/** Says that credits are missing, over every screen of a brand. */
export function CreditNeedHost() {
  return <DialogHost of={creditDialogs} show={dialogs} />
}

function Missing({ payload, onClose }: DialogProps<CreditNeed>) {
  const { brand } = useDocument()
  if (isLocal(brand)) return null
  return <CreditNeedDialog idBrand={brand} need={payload} onClose={onClose} />
}
