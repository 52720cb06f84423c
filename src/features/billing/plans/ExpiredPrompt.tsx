import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { type HiddenDays, hideExpired } from './expired-hidden.ts'
import styles from './Plans.module.css'

interface Props {
  /** Other members have nothing to press: only the owner subscribes. */
  isOwner: boolean
  onClose: () => void
}

/** Tells that the subscription has ended. What is ticked holds at once. */
export default function ExpiredPrompt({ isOwner, onClose }: Props) {
  const { t } = useLingui()
  const [days, setDays] = useState<HiddenDays>(0)
  const choose = (next: HiddenDays) => {
    setDays(next)
    hideExpired(next)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`구독이 끝났어요`}
      closeLabel={t`닫기`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>닫기</Trans>
          </Button>
          {isOwner && (
            <Button
              look="ink"
              onClick={() => {
                onClose()
                openPlanModal()
              }}
            >
              <Trans>다시 구독하기</Trans>
            </Button>
          )}
        </>
      }
    >
      <p>
        {isOwner ? (
          <Trans>
            쓴 글과 파일은 그대로 있고, 문서는 계속 쓸 수 있어요. 다시 구독하면 유료 기능이 이어져요.
          </Trans>
        ) : (
          <Trans>
            쓴 글과 파일은 그대로 있고, 문서는 계속 쓸 수 있어요. 브랜드의 소유자가 다시 구독하면 유료 기능이
            이어져요.
          </Trans>
        )}
      </p>
      <div className={styles.hide}>
        <Checkbox checked={days === 1} onCheck={(isChecked) => choose(isChecked ? 1 : 0)}>
          <Trans>오늘 하루 보지 않기</Trans>
        </Checkbox>
        <Checkbox checked={days === 7} onCheck={(isChecked) => choose(isChecked ? 7 : 0)}>
          <Trans>7일 동안 보지 않기</Trans>
        </Checkbox>
      </div>
    </Dialog>
  )
}
