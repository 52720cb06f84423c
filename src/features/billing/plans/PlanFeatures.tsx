import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { hasFeature } from '#contract/plan-features.ts'
import { fileSize } from '#engine/words/file-size.ts'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { usePremiumCount } from '#kits/design/premium/usePremiumCount.ts'
import { photosIn } from '#model/files/photo-count.ts'
import { planMonths } from '#model/money/credits.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Plans.module.css'
import { isFreePlan } from './plan-row.ts'
import { useCreditWorks } from './useCreditWorks.ts'

/** What a plan has. A feature that does not exist yet is not listed. */
export function PlanFeatures({ plan }: { plan: PlanOnSale }) {
  const { i18n } = useLingui()
  const premium = usePremiumCount()
  const works = useCreditWorks()(plan.credit)
  const storage = fileSize(plan.storageBytes)
  const credit = i18n.number(plan.credit)
  return (
    <ul className={styles.features}>
      <Feature>
        <Plural value={photosIn(plan.storageBytes)} other={`저장 공간 ${storage}, 휴대폰 사진 약 #장`} />
      </Feature>
      <Feature>
        <Plural value={plan.seats} other="멤버 #명까지" />
      </Feature>
      <Feature>
        <Plural value={plan.historyDays} other="변경 이력 #일, 그 사이에 바꾼 글을 되돌릴 수 있어요" />
      </Feature>
      <Feature>
        {plan.creditOnce ? (
          <Trans>처음 한 번 {credit} 크레딧</Trans>
        ) : (
          <Trans>
            매달 {credit} 크레딧, 받은 날부터 {planMonths}개월
          </Trans>
        )}
        {works !== null && (
          <Text as="small" tone="soft" className={styles.works}>
            <Trans>이를테면 {works}</Trans>
          </Text>
        )}
      </Feature>
      {!isFreePlan(plan) && (
        <>
          <Feature>
            <Trans>여러 브랜드 관리</Trans>
          </Feature>
          <Feature>
            {premium === null ? (
              <Trans>프리미엄 템플릿</Trans>
            ) : (
              <Plural value={premium} other="프리미엄 템플릿 #개" />
            )}
          </Feature>
          <Feature>
            <Trans>가지고 있는 벡터 로고 올리기</Trans>
          </Feature>
        </>
      )}
      {hasFeature(plan.level, 'approvals') && (
        <Feature>
          <Trans>섹션 검토 요청과 승인</Trans>
        </Feature>
      )}
      {hasFeature(plan.level, 'print') && (
        <Feature>
          <Trans>인쇄 맡기기</Trans>
        </Feature>
      )}
    </ul>
  )
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li>
      <Icon of={Check} size="small" />
      <span>{children}</span>
    </li>
  )
}
