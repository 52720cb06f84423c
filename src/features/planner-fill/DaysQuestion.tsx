import { Trans, useLingui } from '@lingui/react/macro'
import { useDayWords } from '#kits/planner/day-words.ts'
import { plannerLimits } from '#model/documents/planner.ts'
import { weekdayOf } from '#model/planner/month.ts'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Note, Text } from '#ui/Text.tsx'
import styles from './FillSheet.module.css'
import type { DayChoice } from './month-days.ts'
import type { Fill } from './useFill.ts'

/** Which days of the month matter, and what else is to be told. */
export function DaysQuestion({ fill }: { fill: Fill }) {
  const { t } = useLingui()
  const { answers, change, choices, nameOf } = fill
  const dayWords = useDayWords()
  const sorts = { own: t`내 날`, holiday: t`공휴일`, term: t`절기` }
  const hindrances = { closed: t`쉬는 날이라 뺐어요`, taken: t`이미 글이 있어요` }

  function toggle({ key }: DayChoice, isOn: boolean): void {
    const off = new Set(answers.off)
    if (isOn) off.delete(key)
    else off.add(key)
    change({ off })
  }
  return (
    <>
      {choices.length === 0 ? (
        <Note>
          <Trans>남은 날에 공휴일이나 내 날이 없어요.</Trans>
        </Note>
      ) : (
        <ul className={styles.days}>
          {choices.map((choice) => (
            <li key={choice.key}>
              <Checkbox
                checked={choice.hindrance === null && !answers.off.has(choice.key)}
                disabled={choice.hindrance !== null}
                onCheck={(isOn) => toggle(choice, isOn)}
              >
                <span className={styles.day}>
                  <span>
                    {t`${Number(choice.day.slice(8))}일`} {dayWords.weekday(weekdayOf(choice.day))}
                  </span>
                  <b>{nameOf(choice)}</b>
                  <Text as="small" tone="soft" size="small">
                    {choice.hindrance === null ? sorts[choice.name.kind] : hindrances[choice.hindrance]}
                  </Text>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={<Trans>더 알릴 것</Trans>}
        value={answers.notice}
        maxLength={plannerLimits.title}
        onText={(notice) => change({ notice })}
      />
    </>
  )
}
