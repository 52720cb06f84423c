import { useLingui } from '@lingui/react/macro'
import { useProviders } from '#engine/reads/useProviders.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { mostCards } from '#model/money/cards.ts'

/** Why no card can be added; undefined where one can. */
export function useAddCardReason(count: number): string | undefined {
  const { t } = useLingui()
  const onlineReason = useOnlineReason()
  const payments = useProviders()?.payments
  if (payments === 'off') return t`결제가 아직 연결되지 않았어요`
  if (count >= mostCards) return t`카드는 ${mostCards}장까지 등록할 수 있어요`
  return onlineReason
}
