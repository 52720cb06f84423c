import { DrivePickerHost } from '#features/drive/picker/DrivePickerHost.tsx'
import { UploadWatch } from '#features/drive/uploads/UploadWatch.tsx'
import GuideDialogs from '../guide-actions/GuideDialogs.tsx'
import LogOutOverlay from '../person/LogOutOverlay.tsx'
import Shortcuts from '../shortcuts/Shortcuts.tsx'
import BrandFonts from './BrandFonts.ts'

/**
 * What every screen of a brand loads after its first content, as one part: the brand's fonts, and what opens over the
 * screen, which is the command palette, help, the dialogs of the guide, logging out, the picker of the drive, the uploads.
 */
export default function BrandOverlays() {
  return (
    <>
      <BrandFonts />
      <Shortcuts />
      <GuideDialogs />
      <LogOutOverlay />
      <DrivePickerHost />
      <UploadWatch />
    </>
  )
}
