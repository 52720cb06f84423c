import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { decideReportedPicture } from '#contract/operator-picture.ts'
import { type PictureDecision, pictureLimits } from '#model/pictures/made-picture.ts'
import { Button } from '#ui/controls/Button.tsx'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Desk.module.css'
import type { ReportedPicture } from './DeskPicture.tsx'
import { deskRest } from './desk-rest.ts'
import { Fault } from './Fault.tsx'
import { useDeskAct } from './useDeskAct.ts'

type Props = {
  picture: ReportedPicture
  onChanged: (picture: ReportedPicture) => void
  /** Another report or a decision has come meanwhile. */
  onStale: () => void
}

/** Keeps reported pictures, or removes them, which is asked for once more: the team loses them. Either with a note. */
export function PictureActions({ picture: { idPicture, count, brandName }, onChanged, onStale }: Props) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const { act, failure, busy } = useDeskAct(onChanged)
  const missing = note.trim() === '' ? t`이유를 먼저 적어 주세요` : undefined
  const decide = (decision: PictureDecision, done: string) => {
    setIsAsked(false)
    act(async () => {
      const body = { decision, note: note.trim(), count }
      const result = await deskRest(decideReportedPicture, { params: { idPicture }, body })
      if (!result.ok && result.code === 'CONFLICT') onStale()
      return result
    }, done)
  }
  return (
    <Stack gap={4}>
      <RuledField
        label={t`결정한 이유`}
        hint={t`브랜드의 소유자도 볼 수 있어요.`}
        rows={2}
        value={note}
        onText={setNote}
        maxLength={pictureLimits.note}
        limit={pictureLimits.note}
      />
      <Fault failure={failure} />
      <div className={styles.buttons}>
        <Button
          {...busy}
          disabledReason={missing}
          reasonAt="hidden"
          onClick={() => decide('KEPT', t`그림을 그대로 두었어요`)}
        >
          <Trans>그대로 두기</Trans>
        </Button>
        <Button
          {...busy}
          look="danger"
          disabledReason={missing}
          reasonAt="hidden"
          onClick={() => setIsAsked(true)}
        >
          <Trans>그림 내리기</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t`${brandName}의 그림을 내릴까요?`}
        confirmLabel={<Trans>그림 내리기</Trans>}
        cancelLabel={<Trans>더 살펴보기</Trans>}
        closeLabel={t`닫기`}
        isDestructive
        onConfirm={() => decide('REMOVED', t`그림을 내렸어요`)}
        onCancel={() => setIsAsked(false)}
      >
        <Trans>
          이 요청으로 만든 그림과 그 복사본이 팀의 드라이브에서 모두 지워지고, 팀은 되돌릴 수 없어요. 만든
          사람에게는 적은 이유를 메일로 알려요.
        </Trans>
      </ConfirmDialog>
    </Stack>
  )
}
