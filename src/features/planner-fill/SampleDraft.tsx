import { Trans, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { listed } from '#engine/words/listed.ts'
import { useDayWords } from '#kits/planner/day-words.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { weekdayOf } from '#model/planner/month.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { DraftPicture } from './DraftPicture.tsx'
import styles from './Mix.module.css'
import type { Fill } from './useFill.ts'

/** One of the drafts as it will stand in the planner. */
export function SampleDraft({ fill: { drafts } }: { fill: Fill }) {
  const { t } = useLingui()
  const [shown, setShown] = useState(0)
  const dayWords = useDayWords()
  const words = usePlannerWords()
  const draft = drafts[shown % Math.max(1, drafts.length)]
  if (!draft?.day) return null
  const facts = [
    `${t`${Number(draft.day.slice(8))}일`} ${dayWords.weekday(weekdayOf(draft.day))} ${draft.time ?? ''}`,
    words.kind(draft.kind ?? ''),
    listed((draft.channels ?? []).map(words.channel)),
  ]
  return (
    <div className={styles.sample}>
      {draft.template != null && (
        <span className={styles.paper}>
          <DraftPicture draft={draft} />
        </span>
      )}
      <Stack gap={1} align="start">
        <Text as="small" tone="soft" size="small">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        <b>{draft.title}</b>
        <p>{draft.text}</p>
        {draft.template != null && (
          <Text as="small" tone="soft" size="small">
            <Trans>그림은 템플릿으로</Trans>
          </Text>
        )}
        <Button
          look="quiet"
          size="small"
          hangs="start"
          end={<Icon of={ChevronRight} size="small" />}
          onClick={() => setShown((shown + 1) % drafts.length)}
        >
          <Trans>다른 초안 보기</Trans>
        </Button>
      </Stack>
    </div>
  )
}
