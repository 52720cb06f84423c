import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import type { Failure } from '#device/rest/rest.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { fileSize } from '#device/words/file-size.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { type Subscription, subscriptionRead } from '../billing-reads.ts'
import styles from './Plans.module.css'
import { cancelPlan } from './plan-moves.ts'
import { type PlanOnSale, usePlans } from './plans-read.ts'
import { lastDayOf } from './usePlanWords.ts'

/** Asks once whether to cancel, with all that ends. */
export default function CancelDialog({ idBrand, onClose }: { idBrand: number; onClose: () => void }) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const offline = useOnlineReason()
  const isOwner = useBrandRole(idBrand) === 'BRAND_ROLE_OWNER'
  const { data: now } = useCachedRead(subscriptionRead, { brand: idBrand })
  const { data: plans } = usePlans()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const plan = plans?._embedded.plans.find(({ level }) => level === now?.plan.level)
  const free = plans?._embedded.plans.find(({ price }) => price === 0)

  async function cancel(): Promise<void> {
    setIsBusy(true)
    const result = await cancelPlan(idBrand)
    setIsBusy(false)
    if (!result.ok) return setFailure(result)
    showToast({ tone: 'success', text: t`구독을 해지했어요` })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`구독을 해지할까요?`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          <Button
            look="ink"
            aria-busy={isBusy || undefined}
            disabledReason={
              isOwner ? (offline ?? (isBusy ? t`해지하는 중이에요` : undefined)) : t`소유자만 할 수 있어요.`
            }
            onClick={() => void cancel()}
          >
            <Trans>구독 해지</Trans>
          </Button>
        </>
      }
    >
      {now && plan && free ? <Ending now={now} plan={plan} free={free} /> : <Skeleton lines={4} />}
      {failure && (
        <p className={styles.refused} role="alert">
          {failureWords(failure)}
        </p>
      )}
    </Dialog>
  )
}

function Ending({ now, plan, free }: { now: Subscription; plan: PlanOnSale; free: PlanOnSale }) {
  const { i18n } = useLingui()
  const day = now.periodEndDate === null ? '' : lastDayOf(now.periodEndDate)
  const credit = i18n.number(plan.credit)
  const [storage, freeStorage] = [fileSize(plan.storageBytes), fileSize(free.storageBytes)]
  const [seats, freeSeats] = [plan.seats, free.seats]
  const [days, freeDays] = [plan.historyDays, free.historyDays]
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
      </ul>
      <p>
        <Trans>쓴 글과 파일, 공유 링크, 충전한 크레딧은 그대로예요.</Trans>
      </p>
    </>
  )
}
