import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { CardList } from '../cards/CardList.tsx'
import { useOrder } from '../pay/useOrder.ts'
import { PaymentHistory } from './PaymentHistory.tsx'
import styles from './Payments.module.css'
import { PlanPanel } from './PlanPanel.tsx'

/** Plan for everybody; cards and history for the owner, who pays. */
export default function PaymentScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const failureWords = useFailureWords()
  const { data, state, reload } = useCachedRead(subscriptionRead, { brand: idBrand, basis: role })
  const order = useOrder(idBrand, 'plan')
  if (!data && state.kind !== 'failed') return <Skeleton lines={6} />
  const isOwner = role === 'BRAND_ROLE_OWNER'
  return (
    <>
      {state.kind === 'failed' && (
        <p className={styles.soft} role="status">
          {state.why !== 'offline' ? (
            failureWords(state.failure)
          ) : data ? (
            <Trans>인터넷에 연결되면 새로 불러와요. 지금은 마지막으로 본 내용이에요.</Trans>
          ) : (
            <Trans>결제 정보는 인터넷에 연결되면 보여요.</Trans>
          )}{' '}
          <Button size="small" onClick={reload}>
            <Trans>다시 불러오기</Trans>
          </Button>
        </p>
      )}
      {data && (
        <>
          <div className={styles.panel} data-alone={!isOwner || undefined}>
            <PlanPanel idBrand={idBrand} subscription={data} order={order} isOwner={isOwner} />
            {isOwner && <CardList idBrand={idBrand} subscription={data} order={order} />}
          </div>
          {isOwner ? (
            <section className={styles.section}>
              <SectionHead title={<Trans>결제 내역</Trans>} end={<Trans>서울 날짜 기준</Trans>} />
              <PaymentHistory idBrand={idBrand} />
            </section>
          ) : (
            role !== null && (
              <p className={styles.soft}>
                <Trans>카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.</Trans>
              </p>
            )
          )}
        </>
      )}
    </>
  )
}
