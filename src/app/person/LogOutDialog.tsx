import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { logOutEverywhere } from '#contract/account.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useSession } from '#engine/identity/session.ts'
import { rest } from '#engine/rest/rest.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { useUnsent } from '#kits/account/useUnsent.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showLoading } from '#ui/overlays/loading.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'

interface Props {
  /** End every session of the account, on all devices. */
  isEverywhere?: boolean
  onClose: () => void
}

/** Logging out deletes the account's data from this device. Lists first what has not been sent yet. */
export default function LogOutDialog({ isEverywhere = false, onClose }: Props) {
  const { t } = useLingui()
  const { session } = useSession()
  const failureMessage = useFailureMessage()
  const offline = useOnlineReason()
  const [doing, setDoing] = useState<'leaving' | 'packing' | null>(null)
  // Counting stops during the removal: reading a deleted database would create it again.
  const unsent = useUnsent(doing === 'leaving' ? null : (session?.idAccount ?? null))

  async function leave(): Promise<void> {
    setDoing('leaving')
    if (isEverywhere) {
      const ended = await rest(logOutEverywhere)
      if (!ended.ok && ended.status !== 401) {
        setDoing(null)
        return showMessage(failureMessage(ended))
      }
    }
    showLoading({
      title: t`로그아웃하는 중이에요`,
      message: t`이 기기에 저장된 브랜드 사본을 지우고 있어요.`,
    })
    const { leaveDevice } = await import('#kits/account/leave-device.ts')
    await leaveDevice({ isEnded: isEverywhere })
    location.assign('/')
  }

  async function backUp(idAccount: number, brands: readonly number[]): Promise<void> {
    setDoing('packing')
    try {
      const { saveCopies } = await import('#kits/brands/archive/save-copies.ts')
      await saveCopies(idAccount, brands)
    } catch (cause) {
      console.warn('the copies cannot be made', cause)
      showToast({ tone: 'error', text: t`백업을 만들지 못했어요. 글은 이 기기에 그대로 있어요.` })
    }
    setDoing(null)
  }

  // Opens only once the count is known, because the texts depend on it.
  if (!unsent || !session) return null
  const { count, brands } = unsent
  const busy = doing === 'leaving' ? t`로그아웃하는 중이에요` : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={count > 0 ? t`동기화되지 않은 변경 ${count}건이 있어요` : t`로그아웃할까요?`}
      closeLabel={t`닫기`}
      actions={
        <>
          {brands.length > 0 && (
            <Button
              look="quiet"
              disabledReason={doing === 'packing' ? t`묶는 중이에요` : undefined}
              reasonAt="hidden"
              onClick={() => void backUp(session.idAccount, brands)}
            >
              <Trans>백업 받기</Trans>
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            <Trans>취소</Trans>
          </Button>
          <Button
            look={count > 0 ? 'danger' : 'ink'}
            disabledReason={(isEverywhere ? offline : undefined) ?? busy}
            reasonAt="hidden"
            onClick={() => void leave()}
          >
            {isEverywhere ? <Trans>모두 로그아웃</Trans> : <Trans>로그아웃</Trans>}
          </Button>
        </>
      }
    >
      <p>
        {count === 0 ? (
          <Trans>이 기기에 저장된 브랜드 사본을 지워요. 서버에 저장된 글은 그대로 있어요.</Trans>
        ) : brands.length > 0 ? (
          <Trans>지금 로그아웃하면 이 기기에만 있는 글이 지워져요. 먼저 백업을 받아 두세요.</Trans>
        ) : (
          <Trans>지금 로그아웃하면 아직 보내지 못한 변경이 지워져요.</Trans>
        )}
      </p>
      {isEverywhere && (
        <p>
          <Trans>다른 기기와 브라우저에서도 로그아웃돼요. 거기에만 있는 글은 다시 로그인하면 보내져요.</Trans>
        </p>
      )}
      {offline !== undefined && !isEverywhere && (
        <p>
          <Trans>지금은 인터넷이 없어 서버에 알리지 못해요. 이 기기에서는 바로 로그아웃돼요.</Trans>
        </p>
      )}
      {isEverywhere && offline !== undefined && <p>{offline}</p>}
    </Dialog>
  )
}
