import { Suspense } from 'react'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { closeOverlay, useOverlay } from '../palette/palette.ts'

const LogOutDialog = lazyComponent(() =>
  withWords(import('./LogOutDialog.tsx'), 'device-failures', 'device', 'person'),
)

/** The dialog that `openLogOut` asked for. */
export default function LogOutOverlay() {
  const overlay = useOverlay()
  return (
    <Suspense fallback={null}>{overlay === 'logOut' && <LogOutDialog onClose={closeOverlay} />}</Suspense>
  )
}
