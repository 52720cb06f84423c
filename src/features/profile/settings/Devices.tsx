import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import { askCloseDevice, askDevices, type Device } from './me-calls.ts'
import styles from './Setting.module.css'

/** Sessions of the account. Each but the current one can be signed out, which also closes its sockets. */
export default function Devices({ onLeaveAll }: { onLeaveAll: () => void }) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const failureWords = useFailureWords()
  const failureMessage = useFailureMessage()
  const { answer: devices, failure, set } = useAnswer(askDevices)
  const [closing, setClosing] = useState<number | null>(null)

  async function close({ idDevice }: Device): Promise<void> {
    setClosing(idDevice)
    const result = await askCloseDevice(idDevice)
    setClosing(null)
    // NOT_FOUND: it signed out by itself meanwhile.
    if (!result.ok && result.code !== 'NOT_FOUND') return showMessage(failureMessage(result))
    set(devices?.filter((device) => device.idDevice !== idDevice) ?? [])
    showToast({ tone: 'success', text: t`그 기기에서 로그아웃했어요.` })
  }

  if (!devices) {
    if (offline !== undefined || failure) {
      return (
        <Text tone="soft" size="small">
          {failure && !offline ? failureWords(failure) : <Trans>기기 목록은 인터넷에 연결되면 보여요.</Trans>}
        </Text>
      )
    }
    return <Skeleton lines={2} />
  }
  return (
    <>
      <ul className={styles.list}>
        {devices.map((device) => (
          <li key={device.idDevice} className={styles.item}>
            <DeviceWords device={device} />
            {!device.isThisOne && (
              <Button
                look="quiet"
                size="small"
                hangs="end"
                disabledReason={
                  offline ?? (closing === device.idDevice ? t`로그아웃하는 중이에요` : undefined)
                }
                reasonAt="hidden"
                onClick={() => void close(device)}
              >
                <Trans>로그아웃</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.act}>
        <Button size="small" disabledReason={offline} onClick={onLeaveAll} aria-haspopup="dialog">
          <Trans>모든 기기에서 로그아웃</Trans>
        </Button>
      </p>
    </>
  )
}

function DeviceWords({ device: { name, lastSeenAt, isThisOne } }: { device: Device }) {
  const seen = pageDate(lastSeenAt, 'dayTime')
  return (
    <span className={styles.words}>
      <b>
        {name ?? <Trans>알 수 없는 기기</Trans>}
        {isThisOne && (
          <Tag>
            <Trans>이 기기</Trans>
          </Tag>
        )}
      </b>
      <small>
        <Trans>마지막 사용 {seen}</Trans>
      </small>
    </span>
  )
}
