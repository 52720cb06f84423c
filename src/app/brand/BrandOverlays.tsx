import { CreditNeedHost } from '#features/billing/credits/CreditNeedHost.tsx'
import { PlanHost } from '#features/billing/plans/PlanHost.tsx'
import Comments from '#features/comments/Comments.tsx'
import DrawingLossHost from '#features/drawings/DrawingLossHost.tsx'
import { DrivePickerHost } from '#features/drive/picker/DrivePickerHost.tsx'
import { UploadWatch } from '#features/drive/uploads/UploadWatch.tsx'
import NoticeWatch from '#features/notices/NoticeWatch.tsx'
import { SnsAccountsHost } from '#features/sns-accounts/SnsAccountsHost.tsx'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import GuideDialogs from '../guide-actions/GuideDialogs.tsx'
import LogOutOverlay from '../person/LogOutOverlay.tsx'
import Shortcuts from '../shortcuts/Shortcuts.tsx'
import BrandFonts from './BrandFonts.ts'
import { FollowReader } from './FollowReader.ts'
import { KeepBrandName } from './KeepBrandName.tsx'

/**
 * What every screen of a brand loads after its first content, as one part: the brand's fonts, what works in the background,
 * and what opens over or beside the screen, which is comments, the command palette, help, the dialogs of the guide, logging
 * out, the picker of the drive, what a drawing loses, the uploads, missing credits, the choice of a plan, the accounts at social
 * networks. One that throws
 * leaves the others and the screen alone.
 */
export default function BrandOverlays({ onReader }: { onReader: (isReader: boolean) => void }) {
  return (
    <ErrorRegions>
      <FollowReader onRead={onReader} />
      <BrandFonts />
      <KeepBrandName />
      <NoticeWatch />
      <Comments />
      <Shortcuts />
      <GuideDialogs />
      <LogOutOverlay />
      <DrivePickerHost />
      <DrawingLossHost />
      <UploadWatch />
      <CreditNeedHost />
      <PlanHost />
      <SnsAccountsHost />
    </ErrorRegions>
  )
}
