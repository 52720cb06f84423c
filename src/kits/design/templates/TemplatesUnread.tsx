import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** In place of templates that this device never had and cannot request now. */
export function TemplatesUnread({ onReload }: { onReload: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      headline={t`연결 필요`}
      action={
        <Button onClick={onReload}>
          <Trans>다시 불러오기</Trans>
        </Button>
      }
    >
      <Trans>템플릿을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
    </EmptyState>
  )
}
