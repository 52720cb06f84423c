import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { closeOverlay, useOverlay } from '../palette/palette.ts'

const LogOutDialog = lazyComponent(() =>
  withWords(import('./LogOutDialog.tsx'), 'device-failures', 'device', 'person'),
)

/** The dialog that `openLogOut` asked for. */
export default function LogOutOverlay() {
  const overlay = useOverlay()
  if (overlay !== 'logOut') return null
  return (
    <DialogRegion onClose={closeOverlay}>
      <LogOutDialog onClose={closeOverlay} />
    </DialogRegion>
  )
}
