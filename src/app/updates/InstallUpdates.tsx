import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { afterFirstContent } from '#engine/browser/first-content.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { acceptUpdate, dismissUpdate, useUpdateState, watchMissingFiles, watchUpdates } from './updates.ts'

let isWatching = false

/** Registers the service worker once, and shows a banner when a new version is ready. */
export function InstallUpdates() {
  const { t } = useLingui()
  const state = useUpdateState()
  const ready = t`오프라인 사용 준비 완료`
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    watchMissingFiles()
    afterFirstContent(() => void watchUpdates(() => showToast({ tone: 'success', text: ready })))
  }, [ready])
  if (state === 'current') return null
  return (
    <Banner
      actions={
        <>
          <Button size="small" look="ink" onClick={() => void acceptUpdate()}>
            <Trans>새로 열기</Trans>
          </Button>
          <Button size="small" look="quiet" onClick={dismissUpdate}>
            <Trans>나중에</Trans>
          </Button>
        </>
      }
    >
      <Trans>앱 업데이트가 준비됐어요</Trans>
    </Banner>
  )
}
