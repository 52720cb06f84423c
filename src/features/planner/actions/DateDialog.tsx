import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { isPlannable, plannable } from '#model/planner/month.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'

interface Props {
  entryKey: string
  today: string
  /** null: the tray. */
  onMove: (day: string | null) => void
  onClose: () => void
}

/** Asks for the day of an entry. Its time stays. */
export default function DateDialog({ entryKey, today, onMove, onClose }: Props) {
  const { t } = useLingui()
  const entry = useEntry(entryKey)
  const [day, setDay] = useState(entry?.day ?? today)
  const form = useId()
  const isDay = isPlannable(day)
  const submit = () => {
    if (isDay) onMove(day)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={t`언제로 옮길까요?`}
      description={entry?.title?.trim() || t`제목 없는 글`}
      closeLabel={t`닫기`}
      actions={
        <>
          {entry?.day != null && (
            <Button look="quiet" onClick={() => onMove(null)}>
              <Trans>날짜 빼기</Trans>
            </Button>
          )}
          <Button
            look="ink"
            type="submit"
            form={form}
            disabledReason={isDay ? undefined : t`날짜를 골라 주세요.`}
          >
            <Trans>옮기기</Trans>
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TextField
          label={t`날짜`}
          type="date"
          min={plannable.from}
          max={plannable.to}
          value={day}
          onText={setDay}
          data-autofocus
        />
      </Form>
    </Dialog>
  )
}
