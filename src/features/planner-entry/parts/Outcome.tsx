import { useLingui } from '@lingui/react/macro'
import { listed } from '#engine/words/listed.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { plannerLimits } from '#model/documents/planner.ts'
import { type ResultKey, resultKeys } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { cutText } from '#model/text/cut-text.ts'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { channelsOf } from '../channels/own-texts.ts'
import { useStatusChange } from '../edits/useStatusChange.ts'
import { LineField } from '../fields/LineField.tsx'
import { EntryPart } from './EntryPart.tsx'

/** On which channels an entry was published, when, and how it went. Nothing before it is planned. */
export function Outcome({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { status, setPosted, edits } = useStatusChange(entry)
  const { isReadOnly, write } = edits
  if (status !== 'PLANNED' && status !== 'POSTED') return null
  const posted = entry.posted ?? []
  const results: Record<ResultKey, string> = { GOOD: t`좋았어요`, FAIR: t`보통이에요`, POOR: t`아쉬워요` }
  const at = entry.postedAt === null ? '' : pageDate(entry.postedAt, 'monthDayTime', 'Asia/Seoul')
  return (
    <EntryPart title={t`올린 곳`} aside={at === '' ? undefined : at}>
      {isReadOnly ? (
        <p>{listed(posted.map(words.channel)) || '–'}</p>
      ) : (
        <ToggleChips label={t`올린 곳`}>
          {channelsOf(entry).map((channel) => (
            <ToggleChip
              key={channel}
              isOn={posted.includes(channel)}
              onToggle={(isOn) => setPosted(channel, isOn)}
            >
              {words.channel(channel)}
            </ToggleChip>
          ))}
        </ToggleChips>
      )}
      {status === 'POSTED' && !isReadOnly && (
        <>
          <ToggleChips label={t`어땠나요?`}>
            {resultKeys.map((key) => (
              <ToggleChip
                key={key}
                isOn={entry.result === key}
                onToggle={(isOn) => write({ result: isOn ? key : null })}
              >
                {results[key]}
              </ToggleChip>
            ))}
          </ToggleChips>
          <LineField
            label={t`어떻게 되었나요?`}
            placeholder={t`의견 12개, 예약 문의 3건`}
            value={entry.outcome ?? ''}
            maxLength={plannerLimits.outcome}
            onCommit={(text) =>
              write({ outcome: text === '' ? null : cutText(text.toWellFormed(), plannerLimits.outcome) })
            }
          />
        </>
      )}
      {status === 'POSTED' && isReadOnly && (
        <p>{[results[entry.result as ResultKey], entry.outcome].filter(Boolean).join(' · ') || '–'}</p>
      )}
    </EntryPart>
  )
}
