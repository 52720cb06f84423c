import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { useSlots } from '#kits/planner/usePlanner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { isPlannable, plannable } from '#model/planner/month.ts'
import { slotsOn } from '#model/planner/slots.ts'
import { Button } from '#ui/controls/Button.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import PopPanel from '#ui/overlays/PopPanel.tsx'
import { Row } from '#ui/Stack.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import styles from './EntryHead.module.css'
import { SlotWords } from './SlotWords.tsx'

interface Props {
  entry: PlannerEntry
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Day and time of an entry, the own slots of its day, and the way back to the tray. The time stays where the day is changed. */
export default function WhenPanel({ entry, anchor, onClose }: Props) {
  const { t } = useLingui()
  const slots = useSlots()
  const { write } = useEntryEdits(entry.key)
  const { day, time } = entry
  /** A new field after each slot that is taken: it keeps what is typed. */
  const [taken, setTaken] = useState(0)
  const ofDay = day === null ? [] : slotsOn(day, slots)
  return (
    <PopPanel label={t`날짜와 시각`} anchor={anchor} placement="bottom start" onClose={onClose}>
      <div className={styles.panel}>
        <TextField
          label={t`날짜`}
          type="date"
          min={plannable.from}
          max={plannable.to}
          // Years are typed digit by digit.
          defaultValue={day ?? ''}
          onText={(next) => {
            if (isPlannable(next)) write({ day: next })
          }}
        />
        <TextField
          key={taken}
          label={t`시각`}
          type="time"
          hint={t`한국 시각이에요`}
          defaultValue={time ?? ''}
          onText={(next) => {
            if (next !== '') write({ time: next.slice(0, 5) })
          }}
          onBlur={(event) => {
            if (event.currentTarget.value === '' && time !== null) write({ time: null })
          }}
        />
        {ofDay.length > 0 && (
          <Row gap={1} isWrapped>
            {ofDay.map((slot) => (
              <Button
                key={slot.slot}
                size="small"
                aria-pressed={slot.time === time}
                onClick={() => {
                  write({ time: slot.time })
                  setTaken(taken + 1)
                }}
              >
                <SlotWords day={slot.day} time={slot.time} />
              </Button>
            ))}
          </Row>
        )}
        {day !== null && (
          <Button
            look="quiet"
            size="small"
            hangs="start"
            onClick={() => {
              write({ day: null })
              onClose()
            }}
          >
            <Trans>날짜 빼고 생각으로 두기</Trans>
          </Button>
        )}
      </div>
    </PopPanel>
  )
}
