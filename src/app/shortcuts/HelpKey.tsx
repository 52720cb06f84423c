import { useAppActions } from '#kits/actions/useActions.ts'
import { DialogHost } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { appDialogs } from '../actions/app-dialogs.ts'
import { help } from '../actions/tool-actions.ts'

const dialogs = { help: lazyComponent(() => import('./HelpDialog.tsx')) }

/** The help, opened by its key or by a `HelpButton`; in every frame. */
export default function HelpKey() {
  useAppActions([help])
  return <DialogHost of={appDialogs} show={dialogs} />
}
