import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#engine/browser/network.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { useDriveSearch } from '#kits/drive/react/useDriveSearch.ts'
import { useDriveState } from '#kits/drive/react/useDriveState.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { DriveTabs } from './DriveTabs.tsx'
import { GuideFolder } from './GuideFolder.tsx'
import { OpenFolder } from './OpenFolder.tsx'
import { useFreshDrive } from './useFreshDrive.ts'
import { folderAt, folderLink, guideFolder } from './view/drive-address.ts'

interface Props {
  brand: number
  drive: Drive
  /** Of the open folder, as in the address; null: the top. */
  address: string | null
}

/** A drive from the device: its state, and the open folder once the device is read. */
export default function DriveScreen({ brand, drive, address }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const role = useReadBrandRole(brand)
  const whole = useDriveSearch(drive, '', null)
  const state = useDriveState(drive)
  const { result, refresh } = useFreshDrive(drive)
  const folder = address === null || !whole ? null : folderAt(whole.folders, address)
  if (drive === 'BRAND' && address === guideFolder) return <GuideFolder brand={brand} />
  const isKnown = state !== undefined && (state.at !== null || result === 'fresh')
  const hasRows = whole !== undefined && whole.files.length + whole.folders.length > 0
  // Rows that can be dragged are others than those that cannot: a role that came later would take the focus from them.
  if (!whole || role === undefined || (!isKnown && !hasRows && result === null)) {
    return (
      <>
        <DriveTabs drive={drive} />
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      </>
    )
  }
  // Without a network, files can be added to the top all the same.
  const isUnread = !isKnown && !hasRows
  if (isUnread && (result === 'failed' || address !== null)) {
    return (
      <>
        <DriveTabs drive={drive} />
        <EmptyState
          headline={t`연결 필요`}
          action={
            isOnline && (
              <Button onClick={refresh}>
                <Trans>다시 불러오기</Trans>
              </Button>
            )
          }
        >
          {isOnline ? (
            <Trans>드라이브를 불러오지 못했어요. 잠시 뒤 다시 불러와 주세요.</Trans>
          ) : (
            <Trans>드라이브를 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
          )}
        </EmptyState>
      </>
    )
  }
  if (folder === undefined) {
    return (
      <>
        <DriveTabs drive={drive} />
        <EmptyState
          headline={t`없는 폴더예요`}
          action={
            <Link {...folderLink(drive, null)} className={buttonClass()}>
              <Trans>드라이브 맨 위로</Trans>
            </Link>
          }
        >
          <Trans>지웠거나 다른 드라이브로 옮긴 폴더예요. 휴지통에 있을 수도 있어요.</Trans>
        </EmptyState>
      </>
    )
  }
  return (
    <OpenFolder
      key={folder?.key ?? ''}
      brand={brand}
      drive={drive}
      role={role}
      whole={whole}
      folder={folder}
      isStale={result === 'failed'}
      isUnread={isUnread}
    />
  )
}
