import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { usePlannerActions } from '#kits/planner/usePlanner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { mostRepeats, type Repetition, repeatDays } from '#model/planner/repeat.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'

interface Props {
  entry: PlannerEntry
  /** Its day. */
  day: string
  onClose: () => void
}

/** Asks how often and how many times an entry is repeated, and makes the copies as one step. */
export default function RepeatDialog({ entry, day, onClose }: Props) {
  const { t } = useLingui()
  const { repeat, takeBack } = usePlannerActions()
  const [every, setEvery] = useState<Repetition>('WEEKLY')
  const [typed, setTyped] = useState('4')
  const count = Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), mostRepeats)
  const days = repeatDays(day, every, count)
  const lastDay = pageDate(days.at(-1) ?? '', 'weekday', 'UTC')
  const take = () => {
    const keys = repeat(entry.key, days)
    const made = keys.length
    onClose()
    if (made === 0) {
      showToast({ tone: 'error', text: t`플래너가 가득 차서 더 만들 수 없어요` })
      return
    }
    showToast({
      tone: 'success',
      text: t`글 ${made}편을 더 만들었어요`,
      action: { label: t`실행 취소`, onPress: () => takeBack(keys) },
    })
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`되풀이하기`}
      description={t`같은 글을 초안으로 더 만들어요. 시각은 그대로예요.`}
      closeLabel={t`닫기`}
      onClose={onClose}
      actions={
        <Button look="ink" disabledReason={count === 0 ? t`몇 번인지 적어 주세요` : undefined} onClick={take}>
          <Plural value={count} other="#편 만들기" />
        </Button>
      }
    >
      <Stack gap={4}>
        <Segmented
          label={t`얼마나 자주`}
          isBlock
          value={every}
          onChoose={setEvery}
          options={[
            { value: 'WEEKLY', label: t`매주` },
            { value: 'FORTNIGHTLY', label: t`두 주마다` },
            { value: 'MONTHLY', label: t`매월` },
          ]}
        />
        <TextField
          label={t`몇 번`}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostRepeats}
          value={typed}
          onText={setTyped}
        />
        {lastDay !== '' && (
          <Note>
            <Trans>마지막 글: {lastDay}</Trans>
          </Note>
        )}
      </Stack>
    </Dialog>
  )
}
