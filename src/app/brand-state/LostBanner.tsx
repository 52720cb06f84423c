import { Plural, Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useBrandSyncState } from '#engine/documents/react/useSyncState.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ArchiveDialog = lazyComponent(() => import('#features/export/ArchiveDialog.tsx'))

/** Access to the brand, or the right to write it, was lost. The local copy with all changes can be exported. */
export function LostBanner({ reason }: { reason: 'roleLost' | 'notFound' | 'readOnly' }) {
  const { pending } = useBrandSyncState()
  const [isTaking, setIsTaking] = useState(false)
  return (
    <>
      <Banner
        tone="warning"
        actions={
          <Button size="small" onClick={() => setIsTaking(true)}>
            <Trans>사본 내려받기</Trans>
          </Button>
        }
      >
        {reason === 'roleLost' ? (
          <Trans>권한이 바뀌어 동기화할 수 없어요. 사본은 내보낼 수 있어요.</Trans>
        ) : reason === 'readOnly' ? (
          <Trans>지금 역할로는 볼 수만 있어서 보낼 수 없는 변경이 있어요. 사본은 내보낼 수 있어요.</Trans>
        ) : (
          <Trans>지워진 브랜드예요. 이 기기에 남은 사본은 내보낼 수 있어요.</Trans>
        )}{' '}
        {pending > 0 && (
          <Plural value={pending} other="아직 보내지 못한 변경 #건도 이 기기에 그대로 있어요." />
        )}
      </Banner>
      {isTaking && (
        <Suspense fallback={null}>
          <ArchiveDialog onClose={() => setIsTaking(false)} />
        </Suspense>
      )}
    </>
  )
}
