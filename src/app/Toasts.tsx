import { useLingui } from '@lingui/react/macro'
import { ToastRegion } from '#ui/overlays/ToastRegion.tsx'

/** Loaded after the first content. Toasts shown before are queued until then. */
export default function Toasts() {
  const { t } = useLingui()
  return (
    <ToastRegion
      label={t`알림`}
      closeLabel={t`알림 닫기`}
      toneWords={{ success: t`완료`, error: t`오류`, info: t`안내` }}
    />
  )
}
