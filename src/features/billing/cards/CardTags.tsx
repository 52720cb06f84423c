import { Trans } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { PayMethod } from '../billing-reads.ts'
import { SandboxTag } from '../sandbox/SandboxTag.tsx'
import { expiryNote } from './card-days.ts'

/** What is to be known of a card before it is charged. */
export function CardTags({ card: { expireDate, isLost, sandbox } }: { card: PayMethod }) {
  const note = expiryNote(expireDate, seoulDayOf(Date.now()))
  return (
    <>
      {isLost ? (
        <Tag tone="danger" icon={<Icon of={CircleAlert} size="small" />}>
          <Trans>다시 등록해 주세요</Trans>
        </Tag>
      ) : note === 'expired' ? (
        <Tag tone="danger" icon={<Icon of={CircleAlert} size="small" />}>
          <Trans>유효기간이 지났어요</Trans>
        </Tag>
      ) : note === 'soon' ? (
        <Tag tone="warning" icon={<Icon of={Hourglass} size="small" />}>
          <Trans>곧 유효기간이 끝나요</Trans>
        </Tag>
      ) : null}
      <SandboxTag isSandbox={sandbox} />
    </>
  )
}
