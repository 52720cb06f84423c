import { Trans } from '@lingui/react/macro'
import { Note } from '#ui/Text.tsx'

/** Why an account that only reads the brand is offered nothing to change. */
export function ReaderNote({ className }: { className?: string | undefined }) {
  return (
    <Note className={className}>
      <Trans>
        보기 전용 역할이라 볼 수만 있어요. 고치거나 만들려면 소유자나 관리자에게 역할을 바꿔 달라고 해 주세요.
      </Trans>
    </Note>
  )
}
