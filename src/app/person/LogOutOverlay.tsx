import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { appDialogs } from '../actions/app-dialogs.ts'

const LogOutDialog = lazyComponent(() => import('./LogOutDialog.tsx'))

const dialogs = { logOut: LogOut }

/** The question before logging out. */
export default function LogOutOverlay() {
  return <DialogHost of={appDialogs} show={dialogs} />
}

function LogOut({ payload, onClose }: DialogProps<{ readonly isEverywhere: boolean }>) {
  return <LogOutDialog isEverywhere={payload.isEverywhere} onClose={onClose} />
}
