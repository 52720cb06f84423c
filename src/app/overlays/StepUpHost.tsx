import type { Failure } from '#engine/rest/rest.ts'
import { passkeysOf } from '#kits/account/passkeys.ts'
import { stepUpDialogs } from '#kits/account/step-up.ts'
import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const StepUpDialog = lazyComponent(() => import('./StepUpDialog.tsx'))

const dialogs = { code: StepUp }

/** Asks for a code of the second factor while a call waits for one. */
export function StepUpHost() {
  return <DialogHost of={stepUpDialogs} show={dialogs} />
}

function StepUp({ payload, onClose }: DialogProps<Failure, boolean>) {
  return <StepUpDialog hasPasskey={passkeysOf(payload) > 0} onEnd={onClose} />
}
