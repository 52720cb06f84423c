import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { listCreditPlans } from '#contract/credit.ts'
import { listPlans, readProviders } from '#contract/reference.ts'
import { listPlansOnSale } from '#contract/subscription.ts'
import { listTaskProducts } from '#contract/task.ts'
import { numberFormat } from '#model/language/formatters.ts'
import { planMonths } from '#model/money/credits.ts'
import { moneyWords } from '#model/money/money-words.ts'
import { Wide } from '../frame/Wide.tsx'
import { useSite } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import { Item, List, Part } from '../service/ServiceFrame.tsx'
import { CreditWorks } from './CreditWorks.tsx'
import { InOwnBrand } from './InOwnBrand.tsx'
import { PlanCards } from './PlanCards.tsx'
import { PlanTable } from './PlanTable.tsx'
import styles from './PricePage.module.css'
import {
  type CreditPlan,
  type DollarPlan,
  type OnSale,
  offersOf,
  onSaleOf,
  type Plan,
  plansIn,
  premiumRead,
  type Work,
} from './plans.ts'

const description = msg`Free, Basic, Plus 플랜의 값과 기능을 견줘 보세요.`

/** The plans with their prices, and what each has today. */
export const pricePage = sitePage({
  path: '/price',
  reads: () => ({
    plans: { call: listPlans },
    providers: { call: readProviders },
    dollars: { call: listPlansOnSale, query: { currency: 'USD' } },
    credits: { call: listCreditPlans, query: { type: 'SUBSCRIBE' } },
    premium: premiumRead,
    works: { call: listTaskProducts },
  }),
  head: () => ({ title: msg`요금`, description }),
  data: ({ plans }, { urlOf, say }) => [
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: '새김',
      alternateName: 'Saegim',
      description: say(description),
      url: urlOf('/price'),
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      offers: offersOf(plans._embedded.plans),
    },
  ],
  Content: ({ answers }) => (
    <Prices
      plans={answers.plans._embedded.plans}
      inDollars={answers.dollars._embedded.plans}
      onSale={onSaleOf(answers.providers, answers.premium)}
      credits={answers.credits._embedded.creditPlans}
      works={answers.works._embedded.products}
      pictureCredit={answers.providers.ai.picture?.credit ?? 0}
    />
  ),
})

interface Props {
  plans: readonly Plan[]
  /** Those that are sold in dollars; none where nothing is. */
  inDollars: readonly DollarPlan[]
  onSale: OnSale
  /** What credits cost by themselves, in won. */
  credits: readonly CreditPlan[]
  /** The price list of the desk. */
  works: readonly Work[]
  /** Credits for a picture by a model; 0: none is made. */
  pictureCredit: number
}

function Prices({ plans, inDollars, onSale, credits, works, pictureCredit }: Props) {
  const { t } = useLingui()
  const { isSelling } = onSale
  return (
    <Wide>
      <div className={styles.page}>
        <h1>
          <Trans>필요할 때 넓혀요</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>함께 쓰기와 의견, 내보내기는 모든 플랜에서 돼요. 무료 플랜에는 기한이 없어요.</Trans>
        </p>
        <PlanCards plans={plans} inDollars={inDollars} onSale={onSale} titleAs="h2" />
        <h2 className={styles.compare}>
          <Trans>플랜 견주기</Trans>
        </h2>
        <PlanTable
          label={t`플랜 견주기`}
          plans={plansIn(plans, 'KRW')}
          inDollars={inDollars}
          onSale={onSale}
        />
        <p className={styles.note}>
          {isSelling ? (
            <Trans>부가가치세가 포함된 금액이에요. 언제든 해지할 수 있고, 낸 기간까지 그대로 써요.</Trans>
          ) : (
            <Trans>여기에서는 아직 결제를 받지 않아요.</Trans>
          )}
          {isSelling && inDollars.length > 0 && (
            <>
              {' '}
              <Trans>미국 달러로는 월 단위로 낼 수 있고, 금액은 결제 창에서 확인해요.</Trans>
            </>
          )}
        </p>
        <InOwnBrand onSale={onSale} />
        {isSelling && <Terms plans={plans} credits={credits} works={works} pictureCredit={pictureCredit} />}
      </div>
    </Wide>
  )
}

/** What buyers ask before they pay, as the terms of service say it. */
function Terms({ plans, credits, ...prices }: Pick<Props, 'plans' | 'credits' | 'works' | 'pictureCredit'>) {
  const { language } = useSite()
  const least = credits.toSorted((one, other) => one.price - other.price)[0]
  return (
    <Part title={<Trans>결제하기 전에</Trans>}>
      <List>
        <Item title={<Trans>해지</Trans>}>
          <Trans>해지하면 낸 기간이 끝나는 날까지 쓰고, 그 뒤로는 결제되지 않아요.</Trans>
        </Item>
        <Item title={<Trans>환불</Trans>}>
          <Trans>
            결제한 날부터 7일 안에는 취소할 수 있어요. 받은 크레딧을 쓰지 않았으면 모두 돌려드려요.
          </Trans>
        </Item>
        <Item title={<Trans>크레딧</Trans>}>
          <Trans>
            매달 받은 크레딧은 {planMonths}개월 동안 쓸 수 있어요. 디자이너에게 일을 맡기거나 인쇄를 맡길 때
            써요.
          </Trans>
          {least && (
            <>
              {' '}
              <Trans>
                더 필요하면 {moneyWords(language, least.price, least.currency)}에{' '}
                {numberFormat(language, {}).format(least.credit)} 크레딧을 살 수 있어요.
              </Trans>
            </>
          )}
          <CreditWorks plans={plansIn(plans, 'KRW')} {...prices} />
        </Item>
        <Item title={<Trans>플랜이 끝나면</Trans>}>
          <Trans>쓴 글과 파일, 공유 링크는 그대로 남아요. 내보내기도 계속할 수 있어요.</Trans>
        </Item>
      </List>
    </Part>
  )
}
