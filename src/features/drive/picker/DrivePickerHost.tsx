import { drivePicking } from '#device/drive/drive-picking.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrivePicker = lazyComponent(() => withWords(import('./DrivePicker.tsx'), 'drive-picker'))

/** Shows the picker of the drive while a feature asks for files. */
export function DrivePickerHost() {
  const picking = useWatched(drivePicking)
  if (!picking) return null
  return (
    <DialogRegion onClose={() => picking.answer([])}>
      <DrivePicker picking={picking} />
    </DialogRegion>
  )
}
