import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { listPlans, readProviders } from '#contract/reference.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { sitePage } from '../page/site-page.ts'
import { PlanTable } from './PlanTable.tsx'
import styles from './PricePage.module.css'
import { offersOf, type Plan, plansIn } from './plans.ts'

const description = msg`Free, Basic, Plus 플랜의 값과 기능을 견줘 보세요.`

/** The plans with their prices, and what each has today. */
export const pricePage = sitePage({
  path: '/price',
  reads: () => ({ plans: { call: listPlans }, providers: { call: readProviders } }),
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
    <Prices plans={answers.plans._embedded.plans} isSelling={answers.providers.payments !== 'off'} />
  ),
})

function Prices({ plans, isSelling }: { plans: readonly Plan[]; isSelling: boolean }) {
  const { t } = useLingui()
  return (
    <Wide>
      <div className={styles.page}>
        <h1>
          <Trans>필요할 때 넓혀요</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>함께 쓰기와 의견, 내보내기는 모든 플랜에서 돼요. 무료 플랜에는 기한이 없어요.</Trans>
        </p>
        <PlanTable
          label={t`플랜 견주기`}
          plans={plansIn(plans, 'KRW')}
          inDollars={plansIn(plans, 'USD')}
          isSelling={isSelling}
        />
        <p className={styles.note}>
          {isSelling ? (
            <Trans>부가가치세가 포함된 금액이에요. 언제든 해지할 수 있고, 낸 기간까지 그대로 써요.</Trans>
          ) : (
            <Trans>여기에서는 아직 결제를 받지 않아요.</Trans>
          )}
        </p>
        <a href={appAddresses.start} className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>무료로 시작하기</Trans>
        </a>
      </div>
    </Wide>
  )
}
