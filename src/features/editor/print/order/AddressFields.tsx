import { Trans, useLingui } from '@lingui/react/macro'
import { printOrderLimits as limits } from '#model/tasks/print.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Note } from '#ui/Text.tsx'
import type { OrderDraft, OrderFaults } from './order-draft.ts'

interface Props {
  readonly draft: OrderDraft
  readonly faults: OrderFaults
  readonly onChange: (more: Partial<OrderDraft>) => void
}

/** Where it goes. */
export function AddressFields({ draft, faults, onChange }: Props) {
  const { t } = useLingui()
  const { recipient, phone, address } = draft
  return (
    <>
      <TextField
        label={t`받는 사람`}
        name="recipient"
        autoComplete="name"
        value={recipient}
        maxLength={limits.recipient}
        onText={(next) => onChange({ recipient: next })}
        error={faults.recipient && t`받는 사람을 적어 주세요.`}
      />
      <TextField
        label={t`전화번호`}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={phone}
        maxLength={limits.phone}
        onText={(next) => onChange({ phone: next })}
        error={faults.phone && t`010-1234-5678처럼 적어 주세요.`}
      />
      <TextField
        label={t`주소`}
        name="address"
        autoComplete="street-address"
        value={address}
        maxLength={limits.address}
        onText={(next) => onChange({ address: next })}
        error={faults.address && t`받을 주소를 적어 주세요.`}
      />
      <Note>
        <Trans>
          새김은 받는 사람, 전화번호, 주소를 이 기기에 저장하지 않고, 작업이 끝나면 서버에서도 지워요.
        </Trans>
      </Note>
    </>
  )
}
