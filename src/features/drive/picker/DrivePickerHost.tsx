import { Suspense } from 'react'
import { drivePicking } from '#device/drive/drive-picking.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrivePicker = lazyComponent(() => withWords(import('./DrivePicker.tsx'), 'drive-picker'))

/** Shows the picker of the drive while a feature asks for files. */
export function DrivePickerHost() {
  const picking = useWatched(drivePicking)
  if (!picking) return null
  return (
    <Suspense fallback={null}>
      <DrivePicker picking={picking} />
    </Suspense>
  )
}
