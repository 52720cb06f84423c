import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { readCampaign } from '#contract/campaign.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './CampaignForm.module.css'

/** In place of the form before the campaign, after it, and when it is full. What was typed stays on the device. */
export function CampaignOver({ campaign }: { campaign: AnswerOf<typeof readCampaign> }) {
  const { i18n } = useLingui()
  const { state } = campaign
  const capacity = i18n.number(campaign.capacity)
  const start = pageDate(campaign.startsAt, 'longDay', 'Asia/Seoul')
  const end = pageDate(Date.parse(campaign.endsAt) - 1, 'longDay', 'Asia/Seoul')
  return (
    <div className={styles.form}>
      {state === 'BEFORE' && (
        <PageHead title={<Trans>곧 시작합니다</Trans>} note={<Trans>{start}부터 신청을 받아요.</Trans>} />
      )}
      {state === 'FULL' && (
        <PageHead
          title={<Trans>준비한 자리가 모두 찼어요</Trans>}
          note={<Trans>먼저 신청하신 {capacity}곳의 디자인을 만들고 있어요. 새 신청은 받지 않아요.</Trans>}
        />
      )}
      {state === 'CLOSED' && (
        <PageHead title={<Trans>종료된 이벤트입니다</Trans>} note={<Trans>{end}에 신청이 끝났어요.</Trans>} />
      )}
      <div className={styles.actions}>
        <Link
          to="/quest/$step"
          params={{ step: '0' }}
          className={buttonClass({ look: 'ink', size: 'large' })}
        >
          <Trans>직접 만들어 보기</Trans>
        </Link>
        <a href={siteAddressHere('/event')} className={linkClass}>
          <Trans>지원 내용 보기</Trans>
        </a>
      </div>
    </div>
  )
}
