import { Trans } from '@lingui/react/macro'
import { accumulateCredit, readCredit } from '#contract/credit.ts'
import { mayCall } from '#contract/may-call.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { Unread } from '#kits/screen/Unread.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Note } from '#ui/Text.tsx'
import { balanceRead } from '../credit-calls.ts'
import { BuyCredits } from './BuyCredits.tsx'
import styles from './Credit.module.css'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditHistory } from './CreditHistory.tsx'

/** Balance, expiries and history, for those who manage the brand. */
export default function CreditScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const isManager = mayCall(readCredit, role)
  const read = useCachedRead(balanceRead, {
    brand: idBrand,
    isAsked: isManager,
    basis: role,
  })
  const { data } = read
  if (role !== null && !isManager)
    return (
      <Note>
        <Trans>크레딧 내역은 소유자와 관리자가 볼 수 있어요.</Trans>
      </Note>
    )
  return (
    <>
      <Unread read={read} lines={4}>
        <Trans>크레딧은 인터넷에 연결되면 보여요.</Trans>
      </Unread>
      {data && (
        <>
          <CreditBalance balance={data} />
          {mayCall(accumulateCredit, role) ? (
            <BuyCredits idBrand={idBrand} balance={data.credit} />
          ) : (
            <Note>
              <Trans>크레딧은 브랜드의 소유자가 충전할 수 있어요.</Trans>
            </Note>
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
