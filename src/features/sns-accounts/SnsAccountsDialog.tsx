import { Trans, useLingui } from '@lingui/react/macro'
import { mayCall } from '#contract/may-call.ts'
import { listSnsAccounts } from '#contract/sns.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { plannerProviders } from '#kits/account/providers/attempt.ts'
import type { DialogProps } from '#kits/screen/DialogHost.tsx'
import { Unread } from '#kits/screen/Unread.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { ProviderAccounts } from './ProviderAccounts.tsx'
import { useSnsAccounts } from './useSnsAccounts.ts'

/** The accounts of the brand at social networks, by provider, to connect and disconnect. Changes need the network. */
export default function SnsAccountsDialog({ onClose }: DialogProps) {
  const { t } = useLingui()
  const { brand } = useDocument()
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={<Trans>SNS 계정</Trans>}
      description={
        <Trans>
          브랜드의 SNS 계정을 팀이 함께 알아보게 이름과 사진을 적어 둬요. 글을 올릴 권한은 받지 않으니, 글은
          직접 올려 주세요.
        </Trans>
      }
      closeLabel={t`닫기`}
    >
      {isLocal(brand) ? (
        <Note>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 SNS 계정을 연결할 수 있어요.</Trans>
        </Note>
      ) : (
        <AccountsOfBrand idBrand={brand} />
      )}
    </Dialog>
  )
}

function AccountsOfBrand({ idBrand }: { idBrand: number }) {
  const role = useReadBrandRole(idBrand)
  const mayRead = mayCall(listSnsAccounts, role ?? null)
  const accounts = useSnsAccounts(idBrand, mayRead)
  const { read } = accounts
  if (role !== undefined && !mayRead)
    return (
      <Note>
        <Trans>SNS 계정은 관리자 이상만 보고 연결할 수 있어요.</Trans>
      </Note>
    )
  return (
    <Stack gap={6}>
      <Unread read={read} lines={4}>
        <Trans>SNS 계정을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </Unread>
      {read.data !== null &&
        plannerProviders.map((provider) => (
          <ProviderAccounts
            key={provider}
            provider={provider}
            isOn={read.data?.providers[provider] ?? false}
            listed={read.data?._embedded.snsAccounts ?? []}
            accounts={accounts}
          />
        ))}
    </Stack>
  )
}
