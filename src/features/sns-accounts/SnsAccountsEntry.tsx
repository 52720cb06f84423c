import { Trans } from '@lingui/react/macro'
import { mayCall } from '#contract/may-call.ts'
import { listSnsAccounts } from '#contract/sns.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { openSnsAccounts } from '#kits/sns/sns-dialogs.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './SnsAccounts.module.css'

/** Leads from the settings of a brand to its accounts, for those who may connect them. */
export function SnsAccountsEntry() {
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  if (isLocal(brand) || !mayCall(listSnsAccounts, role)) return null
  return (
    <Stack as="section" gap={3} align="start" className={styles.entry}>
      <SectionHead title={<Trans>SNS 계정</Trans>} />
      <Note>
        <Trans>
          브랜드의 Instagram 계정과 Facebook 페이지를 연결하면 팀이 이름과 연결 상태를 함께 볼 수 있어요.
        </Trans>
      </Note>
      <Button aria-haspopup="dialog" onClick={openSnsAccounts}>
        <Trans>SNS 계정 관리</Trans>
      </Button>
    </Stack>
  )
}
