import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { hasPasskeys, makePasskey } from '#kits/account/passkeys.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { SettingRow } from '../rows/SettingRow.tsx'
import { askRemovePasskey, type Passkey } from './second-factor-calls.ts'

interface Props {
  passkeys: readonly Passkey[]
  onChanged: () => void
}

/** A row of the settings: passkeys, which replace the codes of the second factor. */
export function Passkeys({ passkeys, onChanged }: Props) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const failureMessage = useFailureMessage()
  const [isBusy, setIsBusy] = useState(false)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const reason = offline ?? (isBusy ? t`기다리는 중이에요` : undefined)
  if (!hasPasskeys() && passkeys.length === 0) return null

  async function add(): Promise<void> {
    setIsBusy(true)
    const result = await makePasskey()
    setIsBusy(false)
    if (result.ok) {
      showToast({ tone: 'success', text: t`패스키를 추가했어요.` })
      return onChanged()
    }
    if (result.code === 'CANCELLED') showToast({ tone: 'error', text: t`패스키를 만들지 못했어요.` })
    else if (result.code !== 'SECOND_STEP_NEEDED') showMessage(failureMessage(result))
  }

  async function remove({ idPasskey }: Passkey): Promise<void> {
    setRemoved(null)
    setIsBusy(true)
    const result = await askRemovePasskey(idPasskey)
    setIsBusy(false)
    // NOT_FOUND: it was removed on another device.
    if (result.ok || result.code === 'NOT_FOUND') {
      showToast({ tone: 'success', text: t`패스키를 지웠어요.` })
      return onChanged()
    }
    if (result.code !== 'SECOND_STEP_NEEDED') showMessage(failureMessage(result))
  }

  return (
    <>
      <SettingRow
        label={<Trans>패스키</Trans>}
        note={<Trans>코드 대신 지문이나 얼굴, 보안 키로 확인할 수 있어요.</Trans>}
        end={
          hasPasskeys() && (
            <Button
              look="quiet"
              size="small"
              hangs="end"
              disabledReason={reason}
              reasonAt="hidden"
              onClick={() => void add()}
            >
              <Trans>패스키 추가</Trans>
            </Button>
          )
        }
      >
        {passkeys.length === 0 ? <Trans>없음</Trans> : t`${plural(passkeys.length, { other: '#개' })}`}
      </SettingRow>
      {passkeys.map((passkey) => (
        <SettingRow
          key={passkey.idPasskey}
          label={passkey.device ?? <Trans>알 수 없는 기기</Trans>}
          end={
            <Button
              look="quiet"
              size="small"
              hangs="end"
              disabledReason={reason}
              reasonAt="hidden"
              aria-haspopup="dialog"
              aria-label={t`패스키 지우기`}
              onClick={() => setRemoved(passkey)}
            >
              <Trans>지우기</Trans>
            </Button>
          }
        >
          <PasskeyWords passkey={passkey} />
        </SettingRow>
      ))}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t`패스키를 지울까요?`}
        confirmLabel={<Trans>지우기</Trans>}
        cancelLabel={<Trans>취소</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onCancel={() => setRemoved(null)}
        onConfirm={() => removed && void remove(removed)}
      >
        <Trans>
          이 패스키로는 더 확인할 수 없어요. 기기나 비밀번호 관리자에 남은 것은 거기서 지워 주세요.
        </Trans>
      </ConfirmDialog>
    </>
  )
}

function PasskeyWords({ passkey: { addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const added = pageDate(addedAt, 'day')
  const used = lastUsedAt === null ? '' : pageDate(lastUsedAt, 'day')
  return lastUsedAt === null ? (
    <Trans>추가 {added}</Trans>
  ) : (
    <Trans>
      추가 {added} · 마지막 사용 {used}
    </Trans>
  )
}
