import { Plural, Trans } from '@lingui/react/macro'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { Withdrawal } from './withdrawal.ts'

/** Lists what a withdrawal deletes, before asking for confirmation. */
export function WithdrawalSummary({ plan, unsent }: { plan: Withdrawal; unsent: number }) {
  const { subscribed, owned, left } = plan
  const list = (names: readonly string[]) => names.join(', ')
  if (subscribed.length > 0) {
    const names = list(subscribed)
    return (
      <Banner tone="warning" look="box">
        <Trans>구독 중인 브랜드가 있어 아직 탈퇴할 수 없어요: {names}</Trans>
      </Banner>
    )
  }
  const ownedNames = list(owned)
  const leftNames = list(left)
  return (
    <Banner tone="warning" look="box">
      <p>
        {owned.length > 0 ? (
          <Trans>내가 소유한 브랜드가 함께 지워져요: {ownedNames}. 팀이 있으면 먼저 내보내 주세요.</Trans>
        ) : (
          <Trans>내 계정과 로그인 정보가 지워져요.</Trans>
        )}
      </p>
      {left.length > 0 && (
        <p>
          <Trans>함께 쓰던 브랜드에서 빠져요: {leftNames}</Trans>
        </p>
      )}
      {unsent > 0 && (
        <p>
          <Plural value={unsent} other="이 기기에서 아직 보내지 못한 변경 #건도 지워져요." />
        </p>
      )}
    </Banner>
  )
}
