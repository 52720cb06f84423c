import { useLingui } from '@lingui/react/macro'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { AlertHost } from '#ui/overlays/AlertHost.tsx'
import { LoadingHost } from '#ui/overlays/LoadingHost.tsx'
import { ToastRegion } from '#ui/overlays/ToastRegion.tsx'
import ChatAction from '../shortcuts/ChatAction.tsx'
import { StepUpHost } from './StepUpHost.tsx'

/** Toasts, the alert, the question for a code of the second factor and the loading overlay. Loaded after the first content; what is shown before waits until then. */
export default function Overlays() {
  const { t } = useLingui()
  return (
    <ErrorRegions>
      <LoadingHost />
      <AlertHost
        words={{ confirm: t`확인`, close: t`닫기` }}
        operatorAction={(close) => <ChatAction onOpened={close} />}
      />
      <StepUpHost />
      <ToastRegion
        label={t`알림`}
        closeLabel={t`알림 닫기`}
        toneWords={{ success: t`완료`, error: t`오류`, info: t`안내` }}
      />
    </ErrorRegions>
  )
}
