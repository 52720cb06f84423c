import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { Button } from '#ui/controls/Button.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showMessage } from '#ui/overlays/show-message.ts'
import { SettingRow } from '../rows/SettingRow.tsx'
import { Passkeys } from './Passkeys.tsx'
import styles from './SecondFactor.module.css'
import { askRecoveryCodes, secondFactorRead } from './second-factor-calls.ts'

const TurnOnDialog = lazyComponent(() => import('./TurnOnDialog.tsx'))
const TurnOffDialog = lazyComponent(() => import('./TurnOffDialog.tsx'))
const RecoveryCodesDialog = lazyComponent(() => import('./RecoveryCodesDialog.tsx'))

interface Props {
  email: string
  /** Logins by a provider are not asked for a code, so accounts without a password have no use for one. */
  hasPassword: boolean
}

/** A row of the settings: the second factor of the account. */
export function SecondFactor({ email, hasPassword }: Props) {
  const { t } = useLingui()
  const offline = useOnlineReason()
  const failureMessage = useFailureMessage()
  const { data, state, reload } = useCachedRead(secondFactorRead)
  const [opened, setOpened] = useState<'on' | 'off' | 'codes' | null>(null)
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function renew(): Promise<void> {
    setOpened(null)
    setIsBusy(true)
    const result = await askRecoveryCodes()
    setIsBusy(false)
    if (result.ok) setNewCodes(result.answer.recoveryCodes)
    else if (result.code !== 'SECOND_STEP_NEEDED') showMessage(failureMessage(result))
    reload()
  }

  function close(isChanged: boolean): void {
    setOpened(null)
    setNewCodes(null)
    if (isChanged) reload()
  }

  // A server of an earlier release does not have it.
  if (!data && state.kind === 'failed' && state.why !== 'offline') return null
  const isOn = data?.since != null
  const since = data?.since ? pageDate(data.since, 'day') : ''
  const left = data?.recoveryCodesLeft ?? 0
  const reason =
    offline ?? (data ? undefined : t`불러오는 중이에요`) ?? (isBusy ? t`만드는 중이에요` : undefined)
  return (
    <>
      <SettingRow
        label={<Trans>2단계 인증</Trans>}
        note={
          isOn ? (
            left === 0 ? (
              <Trans>남은 복구 코드가 없어요. 휴대폰을 잃어버릴 때를 위해 새로 만들어 주세요.</Trans>
            ) : (
              t`${plural(left, { other: '남은 복구 코드 #개' })}`
            )
          ) : hasPassword ? (
            <Trans>켜면 새 기기에서 로그인할 때 인증 앱의 코드도 물어요.</Trans>
          ) : (
            <Trans>비밀번호로 로그인할 때 쓰여요. 비밀번호를 먼저 정해 주세요.</Trans>
          )
        }
        end={
          isOn ? (
            <span className={styles.acts}>
              <Button
                look="quiet"
                size="small"
                hangs="end"
                disabledReason={reason}
                reasonAt="hidden"
                aria-haspopup="dialog"
                onClick={() => setOpened('codes')}
              >
                <Trans>새 복구 코드</Trans>
              </Button>
              <Button
                look="quiet"
                size="small"
                hangs="end"
                disabledReason={reason}
                reasonAt="hidden"
                aria-haspopup="dialog"
                aria-label={t`2단계 인증 끄기`}
                onClick={() => setOpened('off')}
              >
                <Trans>끄기</Trans>
              </Button>
            </span>
          ) : (
            hasPassword && (
              <Button
                look="quiet"
                size="small"
                hangs="end"
                disabledReason={reason}
                reasonAt="hidden"
                aria-haspopup="dialog"
                aria-label={t`2단계 인증 켜기`}
                onClick={() => setOpened('on')}
              >
                <Trans>켜기</Trans>
              </Button>
            )
          )
        }
      >
        {isOn ? <Trans>켜짐 · {since}</Trans> : data ? <Trans>꺼짐</Trans> : <Trans>아직 알 수 없음</Trans>}
      </SettingRow>
      {isOn && <Passkeys passkeys={data?.passkeys ?? []} onChanged={reload} />}
      <Suspense fallback={null}>
        {opened === 'on' && <TurnOnDialog email={email} onClose={close} />}
        {opened === 'off' && <TurnOffDialog email={email} onClose={close} />}
        {newCodes && <RecoveryCodesDialog codes={newCodes} onClose={() => close(false)} />}
      </Suspense>
      <ConfirmDialog
        isOpen={opened === 'codes'}
        title={t`복구 코드를 새로 만들까요?`}
        confirmLabel={<Trans>새 코드 만들기</Trans>}
        cancelLabel={<Trans>취소</Trans>}
        closeLabel={t`닫기`}
        onCancel={() => setOpened(null)}
        onConfirm={() => void renew()}
      >
        <Trans>전에 받은 복구 코드는 모두 쓸 수 없게 돼요.</Trans>
      </ConfirmDialog>
    </>
  )
}
