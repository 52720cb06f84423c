import { Trans } from '@lingui/react/macro'
import { useProviders } from '#engine/reads/useProviders.ts'
import { Note } from '#ui/Text.tsx'

/** Who takes the money of cards here; nothing where that is the sandbox, or not known yet. */
export function AgencyNote() {
  const agency = useProviders()?.paymentAgency ?? null
  if (agency === null) return null
  return (
    <Note>
      <Trans>카드 결제는 결제 대행사 {agency}에서 처리해요. 새김에는 카드 번호를 저장하지 않아요.</Trans>
    </Note>
  )
}
