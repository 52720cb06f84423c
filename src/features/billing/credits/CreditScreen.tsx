import { Trans } from '@lingui/react/macro'
import { useCachedRead } from '#device/reads/useCachedRead.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useFailureWords } from '#device/words/useFailureWords.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { balanceRead } from '../credit-calls.ts'
import { BuyCredits } from './BuyCredits.tsx'
import styles from './Credit.module.css'
import { CreditBalance } from './CreditBalance.tsx'
import { CreditHistory } from './CreditHistory.tsx'

/** Balance, expiries and history, for those who manage the brand. */
export default function CreditScreen({ idBrand }: { idBrand: number }) {
  const role = useBrandRole(idBrand)
  const failureWords = useFailureWords()
  const isManager = role !== null && isAtLeast(role, 'BRAND_ROLE_ADMIN')
  const { data, state, reload } = useCachedRead(balanceRead, {
    brand: idBrand,
    isAsked: isManager,
    basis: role,
  })
  if (role !== null && !isManager)
    return (
      <p className={styles.soft}>
        <Trans>크레딧 내역은 소유자와 관리자가 볼 수 있어요.</Trans>
      </p>
    )
  if (!data && state.kind !== 'failed') return <Skeleton lines={4} />
  return (
    <>
      {state.kind === 'failed' && (
        <p className={styles.soft} role="status">
          {state.why !== 'offline' ? (
            failureWords(state.failure)
          ) : data ? (
            <Trans>인터넷에 연결되면 새로 불러와요. 지금은 마지막으로 본 내용이에요.</Trans>
          ) : (
            <Trans>크레딧은 인터넷에 연결되면 보여요.</Trans>
          )}{' '}
          <Button size="small" onClick={reload}>
            <Trans>다시 불러오기</Trans>
          </Button>
        </p>
      )}
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
