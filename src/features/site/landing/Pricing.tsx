import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useRef } from 'react'
import { pageLanguage } from '#device/words/page-language.ts'
import { savingOfYear } from '#model/money/saving-of-year.ts'
import { siteAddress } from '#model/site/addresses.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { LandingSection } from './LandingSection.tsx'
import styles from './Pricing.module.css'
import type { PlanPrice } from './plan-prices.ts'
import { usePlanPrices } from './usePlanPrices.ts'

export function Pricing() {
  const container = useRef<HTMLDivElement>(null)
  const plans = usePlanPrices(container)
  return (
    <LandingSection
      id="pricing"
      title={<Trans>요금</Trans>}
      lead={
        <Trans>
          워크북과 가이드, 함께 쓰기는 무료 플랜에서 기한 없이 써요. Basic과 Plus는 결제가 열리면 고를 수
          있어요.
        </Trans>
      }
    >
      <div ref={container} className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.level} plan={plan} />
        ))}
      </div>
      <p className={styles.more}>
        {/* A page of its own, not a screen of the app. */}
        <a href={siteAddress('/price', pageLanguage())} className={linkClass}>
          <Trans>플랜 견주기</Trans>
        </a>
      </p>
    </LandingSection>
  )
}

function Plan({ plan }: { plan: PlanPrice }) {
  const { t } = useLingui()
  const won = (amount: number) =>
    new Intl.NumberFormat(pageLanguage(), {
      style: 'currency',
      currency: 'KRW',
      currencyDisplay: 'narrowSymbol',
    }).format(amount)
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
        <Link
          to="/quest/$step"
          params={{ step: '0' }}
          className={buttonClass({ look: 'ink', size: 'large', isBlock: true })}
        >
          <Trans>무료로 시작하기</Trans>
        </Link>
      ) : (
        <p className={styles.soon}>
          <Trans>결제를 준비하고 있어요</Trans>
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

/** Formats bytes in whole units: 100MB, 10GB. */
function sizeWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3
  return gigabytes >= 1 ? `${gigabytes}GB` : `${Math.round(bytes / 1024 ** 2)}MB`
}
