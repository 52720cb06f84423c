import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { downloadCopy } from '#device/documents/download-copy.ts'
import { useOpenDocuments } from '#device/documents/useSyncState.ts'
import { useSession } from '#device/session/session.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

/** Logging out takes everything of the account off this device; what the server does not have yet is said first. */
export default function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const documents = useOpenDocuments()
  const ofOpenOnes = documents.reduce((sum, document) => sum + document.sync.get().pending, 0)
  const pending = useUnsynced(ofOpenOnes)

  async function leave(): Promise<void> {
    const { leaveDevice } = await import('#device/session/leave-device.ts')
    await leaveDevice()
    location.assign('/')
  }

  // Asked only when the answer is known: it decides what would be lost.
  if (pending === null) return null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title={pending > 0 ? t`동기화되지 않은 변경 ${pending}건이 있어요` : t`로그아웃할까요?`}
      closeLabel={t`닫기`}
      actions={
        <>
          {pending > 0 && (
            <Button look="quiet" onClick={() => documents.forEach(downloadCopy)}>
              <Trans>백업 받기</Trans>
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            <Trans>취소</Trans>
          </Button>
          <Button look={pending > 0 ? 'danger' : 'ink'} onClick={() => void leave()}>
            <Trans>로그아웃</Trans>
          </Button>
        </>
      }
    >
      <p>
        {pending > 0 ? (
          <Trans>지금 로그아웃하면 이 기기에만 있는 글이 지워져요. 먼저 백업을 받아 두세요.</Trans>
        ) : (
          <Trans>이 기기에 저장된 브랜드 사본을 지워요. 서버에 저장된 글은 그대로 있어요.</Trans>
        )}
      </p>
    </Dialog>
  )
}

/** Changes of the account that only this device has, in open documents and closed ones; null until they are counted. */
function useUnsynced(ofOpenOnes: number): number | null {
  const idAccount = useSession().session?.idAccount ?? null
  const [count, setCount] = useState<number | null>(null)
  const [fallback] = useState(ofOpenOnes)
  useEffect(() => {
    let isOver = false
    const say = (known: number) => {
      if (!isOver) setCount(known)
    }
    void import('#device/documents/stored-documents.ts')
      .then(({ countStoredUnsynced }) => countStoredUnsynced(idAccount))
      .then(say, () => say(fallback))
    return () => {
      isOver = true
    }
  }, [idAccount, fallback])
  return count
}
