import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { WeekTime } from '#model/planner/default-slots.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Row } from '#ui/Stack.tsx'
import { useDayWords } from './day-words.ts'

const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const

/** A weekday and a time for one more slot. */
export function SlotForm({ onAdd }: { onAdd: (slot: WeekTime) => void }) {
  const { t } = useLingui()
  const dayWords = useDayWords()
  const [weekday, setWeekday] = useState<(typeof weekdays)[number]>('3')
  const [time, setTime] = useState('11:00')
  return (
    <Row gap={2} align="start" isWrapped>
      <SelectField
        label={t`요일`}
        isLabelHidden
        options={weekdays.map((value) => ({ value, label: dayWords.weekday(Number(value)) }))}
        value={weekday}
        onChoose={setWeekday}
      />
      <TextField label={t`시각`} isLabelHidden type="time" value={time} onText={setTime} />
      <Button
        disabledReason={time === '' ? t`시각을 적어 주세요` : undefined}
        onClick={() => onAdd({ weekday: Number(weekday), time })}
      >
        <Trans>더하기</Trans>
      </Button>
    </Row>
  )
}
