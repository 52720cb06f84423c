import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { Parts } from '#engine/rest/rest.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { subscriptionRead } from '../billing-reads.ts'
import { useCards } from '../cards/useCards.ts'
import { isCharged } from '../facts/held-lanes.ts'
import { isDone } from './is-done.ts'

interface Props {
  idBrand: number
  row: OutboxRow
  parts: Parts
}

/** Why something that was asked for without a network is not sent. */
export function VoidWords({ idBrand, row, parts }: Props): ReactNode {
  const { data: now } = useCachedRead(subscriptionRead, { brand: idBrand })
  const { cards } = useCards(idBrand)
  const { lane, held, state, message } = row
  if (isDone(lane, parts, { now, cards })) return <Trans>이미 그렇게 되어 있어요. 지워도 돼요.</Trans>
  if (state === 'failed') return message ?? <Trans>서버가 받지 않았어요. 지우고 다시 골라 주세요.</Trans>
  // A request had left without an answer: that it is too old by now does not say that nothing has happened.
  if (held?.voided === 'unsure' || held?.sentAt !== undefined)
    return <Trans>서버의 답을 받지 못해 이미 바뀌었을 수 있어요. 지우고 지금 상태를 확인해 주세요.</Trans>
  if (held?.voided === 'expired')
    return isCharged(lane) ? (
      <Trans>요청한 지 7일이 지났어요. 결제되지 않았으니 지우고 다시 골라 주세요.</Trans>
    ) : (
      <Trans>요청한 지 7일이 지났어요. 바뀐 것이 없으니 지우고 다시 골라 주세요.</Trans>
    )
  switch (held?.differs) {
    case 'role':
      return <Trans>이제 이 브랜드의 소유자가 아니라서 보내지 않았어요. 바뀐 것이 없어요.</Trans>
    case 'plan':
      return (
        <Trans>오프라인에서 요청한 뒤에 플랜이 바뀌었어요. 결제되지 않았으니 지우고 다시 골라 주세요.</Trans>
      )
    case 'card':
      return (
        <Trans>오프라인에서 요청한 뒤에 카드가 바뀌었어요. 결제되지 않았으니 지우고 다시 골라 주세요.</Trans>
      )
  }
  if (lane === 'payMethod.setDefault')
    return <Trans>오프라인에서 요청한 뒤에 카드가 바뀌었어요. 그대로 두었으니 지우고 다시 골라 주세요.</Trans>
  if (lane === 'subscription.cancel')
    return (
      <Trans>
        오프라인에서 요청한 뒤에 플랜이 바뀌거나 결제됐어요. 아직 해지되지 않았으니 지우고 다시 해지해 주세요.
      </Trans>
    )
  return isCharged(lane) ? (
    <Trans>오프라인에서 요청한 뒤에 금액이 바뀌었어요. 결제되지 않았으니 지우고 다시 골라 주세요.</Trans>
  ) : (
    <Trans>
      오프라인에서 요청한 뒤에 플랜이나 금액이 바뀌었어요. 그대로 두었으니 지우고 다시 골라 주세요.
    </Trans>
  )
}
