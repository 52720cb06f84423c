import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { balanceRead } from '../credit-calls.ts'
import { Unread } from '../Unread.tsx'
import { BuyCredits } from './BuyCredits.tsx'
import styles from './Credit.module.css'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditHistory } from './CreditHistory.tsx'

/** Balance, expiries and history, for those who manage the brand. */
export default function CreditScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const isManager = role !== null && isAtLeast(role, 'BRAND_ROLE_ADMIN')
  const read = useCachedRead(balanceRead, {
    brand: idBrand,
    isAsked: isManager,
    basis: role,
  })
  const { data, state } = read
  if (role !== null && !isManager)
    return (
      <p className={styles.soft}>
        <Trans>크레딧 내역은 소유자와 관리자가 볼 수 있어요.</Trans>
      </p>
    )
  if (!data && state.kind !== 'failed') return <Skeleton lines={4} />
  return (
    <>
      <Unread read={read} className={styles.soft}>
        <Trans>크레딧은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
      {data && (
        <>
          <CreditBalance balance={data} />
          {role === 'BRAND_ROLE_OWNER' ? (
            <BuyCredits idBrand={idBrand} balance={data.credit} />
          ) : (
            <p className={styles.soft}>
              <Trans>크레딧은 브랜드의 소유자가 충전할 수 있어요.</Trans>
            </p>
          )}
          <section className={styles.section}>
            <SectionHead title={<Trans>내역</Trans>} end={<Trans>서울 날짜 기준</Trans>} />
            <CreditHistory idBrand={idBrand} />
          </section>
        </>
      )}
    </>
  )
}
