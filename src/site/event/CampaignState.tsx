import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { appAddresses } from '../page/app-addresses.ts'
import { useSite } from '../page/site-context.ts'
import { type Campaign, factsOf } from './campaign-facts.ts'
import styles from './EventPage.module.css'

/**
 * Whether one can apply now. `src/site/client/event.ts` shows the other part instead to a visitor who has applied.
 */
export function CampaignState({ campaign }: { campaign: Campaign }) {
  const { start, end, capacity } = factsOf(campaign, useSite())
  return (
    <>
      <section className={styles.state} data-part="state" data-state={campaign.state}>
        {campaign.state === 'BEFORE' && (
          <State
            title={<Trans>곧 시작합니다</Trans>}
            text={<Trans>{start}부터 신청을 받아요.</Trans>}
            button={<Trans>먼저 브랜드 써 보기</Trans>}
            href={appAddresses.start}
          />
        )}
        {campaign.state === 'OPEN' && (
          <State
            title={<Trans>신청을 받고 있어요</Trans>}
            text={
              <Trans>
                {end}까지, 선착순 {capacity}곳이에요.
              </Trans>
            }
            button={<Trans>신청서 쓰기</Trans>}
            href={appAddresses.apply}
          />
        )}
        {campaign.state === 'FULL' && (
          <State
            title={<Trans>준비한 자리가 모두 찼어요</Trans>}
            text={<Trans>먼저 신청하신 {capacity}곳의 디자인을 만들고 있어요. 새 신청은 받지 않아요.</Trans>}
            button={<Trans>직접 만들어 보기</Trans>}
            href={appAddresses.start}
          />
        )}
        {campaign.state === 'CLOSED' && (
          <State
            title={<Trans>종료된 이벤트입니다</Trans>}
            text={
              <Trans>
                {end}에 신청이 끝났어요. 이미 신청하셨다면{' '}
                <a href={appAddresses.work} className={linkClass}>
                  프로필
                </a>
                에서 결과를 확인해 주세요.
              </Trans>
            }
            button={<Trans>직접 만들어 보기</Trans>}
            href={appAddresses.start}
          />
        )}
      </section>
      <section className={styles.state} data-part="applied" data-campaign={campaign.key} hidden>
        <State
          title={<Trans>신청을 받았어요</Trans>}
          text={
            <>
              <span data-status="open" hidden>
                <Trans>
                  <b data-fill="day" />
                  까지 이메일로 결과를 보내 드려요.
                </Trans>
              </span>
              <span data-status="settled" hidden>
                <Trans>결과가 나왔어요. 프로필에서 확인해 주세요.</Trans>
              </span>
            </>
          }
          button={<Trans>프로필에서 보기</Trans>}
          href={appAddresses.work}
        />
      </section>
    </>
  )
}

interface Props {
  title: ReactNode
  text: ReactNode
  button: ReactNode
  href: string
}

function State({ title, text, button, href }: Props) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      <a href={href} className={buttonClass({ look: 'ink', size: 'large' })}>
        {button}
      </a>
    </>
  )
}
