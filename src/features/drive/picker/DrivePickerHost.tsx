import { brandFilePicker, copyPicker, type Wanted } from '#kits/drive/drive-picking.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { DialogHost, type DialogProps } from '#kits/screen/DialogHost.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrivePicker = lazyComponent(() => import('./DrivePicker.tsx'))

const ofCopies = { copies: CopyPicker }
const ofFiles = { files: BrandFilePicker }

/** Shows the picker of the drive while a feature asks for files. */
export function DrivePickerHost() {
  return (
    <>
      <DialogHost of={copyPicker} show={ofCopies} />
      <DialogHost of={brandFilePicker} show={ofFiles} />
    </>
  )
}

function CopyPicker({ payload, onClose }: DialogProps<Wanted, readonly File[]>) {
  return <DrivePicker picking={{ ...payload, wants: 'copies', answer: onClose }} />
}

function BrandFilePicker({ payload, onClose }: DialogProps<Wanted, readonly DriveFile[]>) {
  return <DrivePicker picking={{ ...payload, wants: 'files', answer: onClose }} />
}
