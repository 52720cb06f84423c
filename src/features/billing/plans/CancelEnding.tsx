import { Trans, useLingui } from '@lingui/react/macro'
import { hasFeature, type PlanFeature } from '#contract/plan-features.ts'
import { fileSize } from '#engine/words/file-size.ts'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import type { Subscription } from '../billing-reads.ts'
import styles from './Plans.module.css'
import { lastDayOf } from './usePlanWords.ts'

interface Props {
  now: Subscription
  /** The plan that ends, and the one that is left. */
  plan: PlanOnSale
  free: PlanOnSale
}

/** When a cancelled plan ends, and what ends with it. What its calls did stays. */
export function CancelEnding({ now, plan, free }: Props) {
  const { i18n } = useLingui()
  const day = now.periodEndDate === null ? '' : lastDayOf(now.periodEndDate)
  const credit = i18n.number(plan.credit)
  const [storage, freeStorage] = [fileSize(plan.storageBytes), fileSize(free.storageBytes)]
  const [seats, freeSeats] = [plan.seats, free.seats]
  const [days, freeDays] = [plan.historyDays, free.historyDays]
  const ends = (feature: PlanFeature) => hasFeature(plan.level, feature) && !hasFeature(free.level, feature)
  return (
    <>
      <p>
        {now.phase === 'PAST_DUE' ? (
          <Trans>지금 바로 끝나고, 밀린 결제는 더 청구하지 않아요.</Trans>
        ) : (
          <Trans>{day}까지 그대로 쓰고, 그 뒤로는 결제하지 않아요 (서울 날짜).</Trans>
        )}{' '}
        <Trans>끝나면 이렇게 바뀌어요.</Trans>
      </p>
      <ul className={styles.ends}>
        <li>
          <Trans>
            저장 공간 {storage} → {freeStorage}. 넘는 파일은 지워지지 않고, 새로 올릴 수만 없어요.
          </Trans>
        </li>
        <li>
          <Trans>
            멤버 {seats}명 → {freeSeats}명. 지금 멤버는 그대로 있고, 새로 초대할 수만 없어요.
          </Trans>
        </li>
        <li>
          <Trans>
            변경 이력 {days}일 → {freeDays}일
          </Trans>
        </li>
        <li>
          <Trans>매달 받던 {credit} 크레딧이 멈추고, 플랜으로 받은 남은 크레딧은 사라져요.</Trans>
        </li>
        <li>
          <Trans>가지고 있는 벡터 로고를 새로 올릴 수 없어요.</Trans>
        </li>
        {ends('premium') && (
          <li>
            <Trans>프리미엄 템플릿으로 새 디자인을 만들 수 없어요. 만든 디자인은 그대로 있어요.</Trans>
          </li>
        )}
        {ends('approvals') && (
          <li>
            <Trans>검토를 요청하거나 승인할 수 없어요. 이미 승인한 것은 계속 보여요.</Trans>
          </li>
        )}
        {ends('print') && (
          <li>
            <Trans>인쇄를 새로 맡길 수 없어요.</Trans>
          </li>
        )}
      </ul>
      <p>
        <Trans>쓴 글과 파일, 공유 링크, 충전한 크레딧은 그대로예요.</Trans>
      </p>
    </>
  )
}
