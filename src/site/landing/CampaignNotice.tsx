import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { type Campaign, factsOf, isAnnounced } from '../event/campaign-facts.ts'
import { Wide } from '../frame/Wide.tsx'
import { SiteLink } from '../page/SiteLink.tsx'
import { useSite } from '../page/site-context.ts'
import styles from './LandingPage.module.css'

/** Leads to the free design support while one can apply for it, and before. */
export function CampaignNotice({ campaign }: { campaign: Campaign }) {
  const { start, end, capacity } = factsOf(campaign, useSite())
  if (!isAnnounced(campaign)) return null
  return (
    <section className={styles.last} aria-labelledby="campaign-title" data-part="campaign">
      <Wide>
        <div className={styles.row}>
          <div>
            <h2 id="campaign-title">
              <Trans>소상공인 무료 디자인 지원</Trans>
            </h2>
            <p>
              <Trans>SNS 광고 디자인 한 건을 무료로 만들어 드려요.</Trans>{' '}
              {campaign.state === 'OPEN' ? (
                <Trans>
                  {end}까지, 선착순 {capacity}곳이에요.
                </Trans>
              ) : (
                <Trans>{start}부터 신청을 받아요.</Trans>
              )}
            </p>
          </div>
          <SiteLink to="/event" className={buttonClass({ size: 'large' })}>
            <Trans>지원 내용 보기</Trans>
          </SiteLink>
        </div>
      </Wide>
    </section>
  )
}
