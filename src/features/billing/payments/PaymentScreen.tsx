import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Note } from '#ui/Text.tsx'
import { subscriptionRead } from '../billing-reads.ts'
import { CardList } from '../cards/CardList.tsx'
import { HeldOrders } from '../held/HeldOrders.tsx'
import { useOrder } from '../pay/useOrder.ts'
import { PaymentHistory } from './PaymentHistory.tsx'
import styles from './Payments.module.css'
import { PlanPanel } from './PlanPanel.tsx'

/** Plan for everybody; cards and history for the owner, who pays. */
export default function PaymentScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const read = useCachedRead(subscriptionRead, { brand: idBrand, basis: role })
  const { data } = read
  const order = useOrder(idBrand, 'plan')
  const isOwner = role === 'BRAND_ROLE_OWNER'
  return (
    <>
      <Unread read={read} lines={6}>
        <Trans>결제 정보는 인터넷에 연결되면 보여요.</Trans>
      </Unread>
      {data && (
        <>
          <div className={styles.panel} data-alone={!isOwner || undefined}>
            <PlanPanel idBrand={idBrand} subscription={data} order={order} isOwner={isOwner} />
            {isOwner && (
              <CardList
                idBrand={idBrand}
                subscription={data}
                order={order}
                waiting={<HeldOrders idBrand={idBrand} group="card" order={null} />}
              />
            )}
          </div>
          {isOwner ? (
            <section className={styles.section}>
              <SectionHead title={<Trans>결제 내역</Trans>} end={<Trans>서울 날짜 기준</Trans>} />
              <PaymentHistory idBrand={idBrand} />
            </section>
          ) : (
            role !== null && (
              <Note>
                <Trans>카드와 결제 내역은 브랜드의 소유자가 볼 수 있어요.</Trans>
              </Note>
            )
          )}
          <p className={styles.section}>
            <Link to="/contact" className={linkClass}>
              <Trans>결제에 대해 문의하기</Trans>
            </Link>
          </p>
        </>
      )}
    </>
  )
}
