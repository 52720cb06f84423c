import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pauseBrand, resumeBrand } from '#contract/operator-money.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskCall } from './useDeskCall.ts'

type Props = { idBrand: number; brandName: string; isPaused: boolean; onChanged: (isPaused: boolean) => void }

/** Stops what a brand pays and buys, for a reason that its owner can read, and lets it go on again. */
export function PauseBrand({ idBrand, brandName, isPaused, onChanged }: Props) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const { run, failure, isBusy } = useDeskCall<{ isPaused: boolean }>((next) => onChanged(next.isPaused))
  const params = { idBrand }
  const pause = () =>
    void run(async () => {
      const result = await deskRest(pauseBrand, { params, body: { reason: reason.trim() } })
      if (result.ok) {
        setReason('')
        showToast({ tone: 'success', text: t`이 브랜드의 결제를 멈췄어요` })
      }
      return result
    })
  const resume = () =>
    void run(async () => {
      const result = await deskRest(resumeBrand, { params })
      if (result.ok) showToast({ tone: 'success', text: t`이 브랜드의 결제를 다시 열었어요` })
      return result
    })
  return (
    <Stack as="section" aria-labelledby="desk-pause" gap={4}>
      <div>
        <h3 id="desk-pause" className={styles.part}>
          <Trans>{brandName}의 결제</Trans>
        </h3>
        <Note>
          {isPaused ? (
            <Trans>
              멈춰 있어요. 아무것도 사지 못하고, 구독도 이어서 결제되지 않아요. 하던 일은 그대로 할 수 있어요.
            </Trans>
          ) : (
            <Trans>
              멈추면 아무것도 사지 못하고, 구독도 이어서 결제되지 않아요. 하던 일은 그대로 할 수 있어요.
            </Trans>
          )}
        </Note>
      </div>
      {!isPaused && (
        <TextField
          label={t`멈추는 이유`}
          hint={t`브랜드 소유자가 볼 수 있어요.`}
          value={reason}
          maxLength={500}
          onText={setReason}
        />
      )}
      <Fault failure={failure} />
      <div className={styles.buttons}>
        {isPaused ? (
          <Button disabled={isBusy} onClick={resume}>
            <Trans>결제 다시 열기</Trans>
          </Button>
        ) : (
          <Button
            look="danger"
            disabled={isBusy}
            disabledReason={reason.trim() === '' ? t`이유를 먼저 적어 주세요` : undefined}
            reasonAt="hidden"
            onClick={pause}
          >
            <Trans>결제 멈추기</Trans>
          </Button>
        )}
      </div>
    </Stack>
  )
}
