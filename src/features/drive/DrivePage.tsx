import { Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { Drive } from '#kits/drive/rows/drive-file.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const Placeholder = () => <Skeleton lines={6} />
// Both read the device's tables, which the first content does not need.
const DriveScreen = lazyComponent(() => import('./DriveScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder,
})
const TrashScreen = lazyComponent(() => import('./TrashScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder,
})

interface Props {
  drive: Drive
  /** Of the open folder, as in the address; null: the top. */
  folder?: string | null
  isTrash?: boolean
}

/** The files of the brand, or one's own; or what of them was thrown away. */
export function DrivePage({ drive, folder = null, isTrash }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <PageHead title={isTrash ? <Trans>휴지통</Trans> : <Trans>드라이브</Trans>} />
      {isLocal(brand) ? (
        <EmptyState headline={t`계정이 필요해요`}>
          <Trans>
            이 브랜드는 이 기기에만 있어요. 가입하면 로고와 사진, 문서를 드라이브에 모아 어느 기기에서나 꺼내
            쓸 수 있어요.
          </Trans>
        </EmptyState>
      ) : isTrash ? (
        <TrashScreen key={`${brand} ${drive}`} drive={drive} />
      ) : (
        <DriveScreen key={`${brand} ${drive}`} brand={brand} drive={drive} address={folder} />
      )}
    </Page>
  )
}
