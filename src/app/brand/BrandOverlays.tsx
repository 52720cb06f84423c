import GuideDialogs from '../guide-actions/GuideDialogs.tsx'
import LogOutOverlay from '../person/LogOutOverlay.tsx'
import Shortcuts from '../shortcuts/Shortcuts.tsx'

/** What opens over every screen of a brand: command palette, help, the dialogs of the guide, logging out. */
export default function BrandOverlays() {
  return (
    <>
      <Shortcuts />
      <GuideDialogs />
      <LogOutOverlay />
    </>
  )
}
