import { DialogHost } from '#kits/screen/DialogHost.tsx'
import { snsDialogs } from '#kits/sns/sns-dialogs.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const dialogs = { accounts: lazyComponent(() => import('./SnsAccountsDialog.tsx')) }

/** Shows the accounts of the brand at social networks, over every screen of a brand. */
export function SnsAccountsHost() {
  return <DialogHost of={snsDialogs} show={dialogs} endsHere />
}
