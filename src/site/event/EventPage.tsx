import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#contract/call.ts'
import { readCampaign } from '#contract/campaign.ts'
import { readProviders } from '#contract/reference.ts'
import { Disclosure, DisclosureList } from '#ui/controls/Disclosure.tsx'
import { Wide } from '../frame/Wide.tsx'
import { ShareRow } from '../page/ShareRow.tsx'
import { useSite } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import { CampaignState } from './CampaignState.tsx'
import { type Campaign, factsOf } from './campaign-facts.ts'
import styles from './EventPage.module.css'
import { EventTerms } from './EventTerms.tsx'
import { eventQuestions } from './event-questions.ts'

/** The free design support: what it is, its terms, and its state by the clock. */
export const eventPage = sitePage({
  path: '/event',
  reads: () => ({ campaign: { call: readCampaign }, providers: { call: readProviders } }),
  head: () => ({
    title: msg`소상공인 무료 디자인 지원`,
    description: msg`사업자등록을 한 소상공인에게 SNS 광고 디자인 한 건을 무료로 만들어 드려요.`,
  }),
  until: ({ campaign: { changesAt } }) => (changesAt === null ? null : Date.parse(changesAt)),
  data: (_, { say }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: eventQuestions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: say(question),
        acceptedAnswer: { '@type': 'Answer', text: say(answer) },
      })),
    },
  ],
  scripts: ['event', 'share'],
  Content: ({ answers }) => <Event {...answers} />,
})

interface EventProps {
  campaign: Campaign
  providers: AnswerOf<typeof readProviders>
}

function Event({ campaign, providers }: EventProps) {
  const { start, end, capacity, days } = factsOf(campaign, useSite())
  return (
    <Wide>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <h1>
              <span>
                <Trans>가게를 알릴 디자인 한 건,</Trans>
              </span>{' '}
              <span>
                <Trans>무료로 만들어 드려요</Trans>
              </span>
            </h1>
            <p className={styles.lead}>
              <Trans>
                가게 이야기를 들려주시면 영업일 {days}일 안에 SNS 광고 디자인을 보내 드려요. 토요일과 일요일은
                빼고 세요.
              </Trans>
            </p>
          </div>
          <CampaignState campaign={campaign} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>신청할 수 있는 분</Trans>
            </dt>
            <dd>
              <Trans>사업자등록을 한 소상공인</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>신청 기간</Trans>
            </dt>
            <dd>
              {start} – {end}
            </dd>
          </div>
          <div>
            <dt>
              <Trans>지원 규모</Trans>
            </dt>
            <dd>
              <Trans>선착순 최대 {capacity}곳</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>받는 것</Trans>
            </dt>
            <dd>
              <Trans>한 곳에 SNS 광고 디자인 1건, 이미지 파일</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>받는 때</Trans>
            </dt>
            <dd>
              <Trans>접수 다음 날부터 영업일 {days}일 안, 토·일요일 제외</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>제휴 혜택</Trans>
            </dt>
            <dd>
              <Trans>제휴사가 드리는 혜택은 수량이 정해져 있어 먼저 끝날 수 있어요</Trans>
            </dd>
          </div>
        </dl>
        <Steps />
        <EventTerms capacity={capacity} days={days} />
        <Questions />
        <ShareRow providers={providers} />
      </div>
    </Wide>
  )
}

function Steps() {
  return (
    <section className={styles.part} aria-labelledby="steps">
      <h2 id="steps">
        <Trans>세 단계면 끝나요</Trans>
      </h2>
      <ol className={styles.steps}>
        <li>
          <h3>
            <Trans>신청서 쓰기</Trans>
          </h3>
          <p>
            <Trans>가게 정보와 목적, 바라는 느낌을 적어요. 사진은 있으면 올려 주세요.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>무료로 가입하기</Trans>
          </h3>
          <p>
            <Trans>이메일이나 소셜 계정으로 가입해요. 결제 정보는 받지 않아요.</Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans>결과 받기</Trans>
          </h3>
          <p>
            <Trans>이메일로 알려 드리고, 프로필에서도 볼 수 있어요.</Trans>
          </p>
        </li>
      </ol>
    </section>
  )
}

function Questions() {
  const { i18n } = useLingui()
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">
        <Trans>자주 묻는 질문</Trans>
      </h2>
      <DisclosureList>
        {eventQuestions.map(({ key, question, answer }) => (
          <Disclosure key={key} title={i18n._(question)}>
            <p>{i18n._(answer)}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </section>
  )
}
