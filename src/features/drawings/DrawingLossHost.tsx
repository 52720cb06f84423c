import { lossDialogs } from '#engine/files/drawing-losses.ts'
import { DialogHost } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const dialogs = { losses: lazyComponent(() => import('./DrawingLossDialog.tsx')) }

/** Shows what drawings would lose while a feature takes them. */
export default function DrawingLossHost() {
  return <DialogHost of={lossDialogs} show={dialogs} />
}
