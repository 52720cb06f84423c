import { Trans, useLingui } from '@lingui/react/macro'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { useDayWords } from '#kits/planner/day-words.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { SlotForm } from '#kits/planner/SlotForm.tsx'
import { channelKeys } from '#model/documents/planner-keys.ts'
import type { WeekTime } from '#model/planner/default-slots.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './FillSheet.module.css'
import type { Fill } from './useFill.ts'

const perWeeks = ['2', '3', '4', '7'] as const

/** How often, at which times of the week, and where. */
export function ChannelsAndSlots({ fill: { answers, change, slotsFor } }: { fill: Fill }) {
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const dayWords = useDayWords()
  const words = usePlannerWords()
  const { channels, slots } = answers
  const labels = { '2': t`주 2번`, '3': t`주 3번`, '4': t`주 4번`, '7': t`매일` }

  function setSlots(next: readonly WeekTime[]): void {
    change({ slots: next, counts: {} })
  }
  return (
    <>
      <Segmented
        label={t`얼마나 자주`}
        options={perWeeks.map((value) => ({ value, label: labels[value] }))}
        value={String(answers.perWeek) as (typeof perWeeks)[number]}
        onChoose={(value) => change({ perWeek: Number(value), slots: slotsFor(Number(value)), counts: {} })}
      />
      <Row gap={2} className={styles.line}>
        <span>
          <Trans>올릴 때</Trans>
        </span>
        <Row as="ul" gap={2} isWrapped>
          {slots.map((slot) => {
            const name = `${dayWords.weekday(slot.weekday)} ${slot.time}`
            return (
              <li key={name} className={styles.pill}>
                {name}
                <button
                  type="button"
                  aria-label={t`${name} 빼기`}
                  onClick={() => setSlots(slots.filter((each) => each !== slot))}
                >
                  <Icon of={X} size="small" />
                </button>
              </li>
            )
          })}
          <li>
            <button
              type="button"
              className={styles.dashed}
              aria-expanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            >
              <Icon of={Plus} size="small" />
              <Trans>더하기</Trans>
            </button>
          </li>
        </Row>
      </Row>
      {isAdding && (
        <SlotForm
          onAdd={(slot) => {
            const rest = slots.filter(({ weekday, time }) => weekday !== slot.weekday || time !== slot.time)
            setSlots([...rest, slot])
            setIsAdding(false)
          }}
        />
      )}
      <Row gap={2} className={styles.line}>
        <span>
          <Trans>채널</Trans>
        </span>
        <Row as="ul" gap={2} isWrapped>
          {channelKeys.map((channel) => {
            const isOn = channels.includes(channel)
            return (
              <li key={channel}>
                <button
                  type="button"
                  className={styles.pill}
                  aria-pressed={isOn}
                  onClick={() =>
                    change({
                      channels: channelKeys.filter((each) =>
                        each === channel ? !isOn : channels.includes(each),
                      ),
                    })
                  }
                >
                  <span aria-hidden>
                    <ChannelMark channel={channel} />
                  </span>
                  {words.channel(channel)}
                </button>
              </li>
            )
          })}
        </Row>
      </Row>
    </>
  )
}
