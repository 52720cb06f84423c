import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { colourOf } from '#ui/colour-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { Text } from '#ui/Text.tsx'
import { AccountState } from './AccountState.tsx'
import styles from './SnsAccounts.module.css'
import type { SnsAccount, SnsAccounts } from './useSnsAccounts.ts'

interface Props {
  account: SnsAccount
  accounts: SnsAccounts
  /** Why nothing can be changed now. */
  offline: string | undefined
}

/** A connected account. Disconnecting asks for confirmation in the row. */
export function AccountRow({ account, accounts, offline }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const { id, name, image, type } = account
  return (
    <li className={styles.account}>
      <Avatar
        person={{ id: String(id), name, colour: colourOf(id), image: image ?? undefined }}
        size="large"
        isDecoration
      />
      <div className={styles.words}>
        <b translate="no">{name}</b>
        {asks ? (
          <Text as="small" tone="soft" size="small">
            <Trans>저장한 연결 정보를 바로 지우고, 목록에서 이 계정의 이름과 사진이 사라져요.</Trans>{' '}
            {type === 'INSTAGRAM' && <Trans>Instagram 설정의 ‘앱 및 웹사이트’에서는 직접 지워 주세요.</Trans>}
          </Text>
        ) : (
          <AccountState account={account} />
        )}
      </div>
      {asks ? (
        <AskInRow
          disabledReason={offline}
          onKeep={() => setAsks(false)}
          onAct={() => void accounts.disconnect(account)}
        >
          <Trans>끊기</Trans>
        </AskInRow>
      ) : (
        <Button
          look="quiet"
          size="small"
          aria-label={t`${name} 연결 끊기`}
          disabledReason={offline}
          reasonAt="hidden"
          onClick={() => setAsks(true)}
        >
          <Trans>끊기</Trans>
        </Button>
      )}
    </li>
  )
}
