import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { moneyWords } from '#model/money/money-words.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { appAddresses, planAddress } from '../page/app-addresses.ts'
import { useSite } from '../page/site-context.ts'
import styles from './PlanCards.module.css'
import { type Plan, plansIn } from './plans.ts'
import { sizeWords } from './size-words.ts'

/** The plans beside each other, in KRW. */
export function PlanCards({ plans, isSelling }: { plans: readonly Plan[]; isSelling: boolean }) {
  return (
    <div className={styles.plans}>
      {plansIn(plans, 'KRW').map((plan) => (
        <PlanCard key={plan.level} plan={plan} isSelling={isSelling} />
      ))}
    </div>
  )
}

function PlanCard({ plan, isSelling }: { plan: Plan; isSelling: boolean }) {
  const { language } = useSite()
  const { t } = useLingui()
  const won = (amount: number) => moneyWords(language, amount, 'KRW')
  const { title } = plan
  const isFree = plan.price === 0
  const saving = savingOfYear(plan)
  const storage = sizeWords(plan.storageBytes)
  return (
    <article className={styles.plan}>
      <h3>{plan.title}</h3>
      <p className={styles.price}>
        {isFree ? (
          won(0)
        ) : (
          <Trans>
            {won(plan.price)} <small>/ 월</small>
          </Trans>
        )}
      </p>
      <p className={styles.year}>
        {isFree && <Trans>기한 없이</Trans>}
        {!isFree && saving > 0 && (
          <Trans>
            연간 {won(plan.priceOfYear)} · {won(saving)} 아껴요
          </Trans>
        )}
        {!isFree && saving === 0 && <Trans>연간 {won(plan.priceOfYear)}</Trans>}
      </p>
      {isFree ? (
        <a href={appAddresses.start} className={buttonClass({ look: 'ink', size: 'large', isBlock: true })}>
          <Trans>무료로 시작하기</Trans>
        </a>
      ) : isSelling ? (
        <a
          href={planAddress(plan.level, 'MONTHLY')}
          className={buttonClass({ size: 'large', isBlock: true })}
        >
          <Trans>{title} 고르기</Trans>
        </a>
      ) : (
        <p className={styles.soon}>
          <Trans>여기에서는 아직 결제를 받지 않아요</Trans>
        </p>
      )}
      <ul className={styles.features}>
        {isFree ? (
          <>
            <Feature>{t`워크북과 브랜드 가이드`}</Feature>
            <Feature>{t`여럿이 함께 쓰기`}</Feature>
            <Feature>{t`인터넷 없이 쓰기`}</Feature>
            <Feature>{t`저장 공간 ${storage}`}</Feature>
          </>
        ) : (
          <>
            <Feature>{t`Free의 모든 것`}</Feature>
            <Feature>{t`저장 공간 ${storage}`}</Feature>
          </>
        )}
      </ul>
    </article>
  )
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon of={Check} />
      <span>{children}</span>
    </li>
  )
}
