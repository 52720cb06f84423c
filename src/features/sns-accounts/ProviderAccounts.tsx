import { Trans, useLingui } from '@lingui/react/macro'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { PlannerProvider } from '#kits/account/providers/attempt.ts'
import { useProviderName } from '#kits/account/providers/useProviderName.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { AccountRow } from './AccountRow.tsx'
import styles from './SnsAccounts.module.css'
import type { SnsAccount, SnsAccounts } from './useSnsAccounts.ts'

interface Props {
  provider: PlannerProvider
  /** Whether the server has keys for it. */
  isOn: boolean
  /** Those of all providers. */
  listed: readonly SnsAccount[]
  accounts: SnsAccounts
}

/** The accounts at one provider, and the button that connects more. */
export function ProviderAccounts({ provider, isOn, listed, accounts }: Props) {
  const { t } = useLingui()
  const nameOf = useProviderName()
  const offline = useOnlineReason()
  const name = nameOf(provider)
  const own = listed.filter(({ type }) => type.toLowerCase() === provider)
  const isWaiting = accounts.waitsFor === provider
  return (
    <Stack as="section" gap={3}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {isOn && (
          <Button
            size="small"
            aria-label={t`${name} 계정 연결하기`}
            disabledReason={isWaiting ? t`기다리는 중이에요` : offline}
            reasonAt="beside"
            onClick={() => void accounts.connect(provider)}
          >
            <Trans>연결하기</Trans>
          </Button>
        )}
      </div>
      {own.length > 0 && (
        <ul>
          {own.map((account) => (
            <AccountRow key={account.id} account={account} accounts={accounts} offline={offline} />
          ))}
        </ul>
      )}
      <Note size="small" aria-live="polite">
        {isWaiting ? (
          <Trans>{name} 창에서 연결을 마쳐 주세요</Trans>
        ) : !isOn ? (
          <Trans>이 서버에는 {name} 연결이 설정되어 있지 않아요.</Trans>
        ) : provider === 'instagram' ? (
          <Trans>비즈니스나 크리에이터로 바꾼 계정만 연결할 수 있어요.</Trans>
        ) : (
          <Trans>내가 관리하는 페이지 가운데 고른 것만 연결해요.</Trans>
        )}
      </Note>
    </Stack>
  )
}
