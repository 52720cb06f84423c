import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TaglineAngle } from '#model/composition/taglines.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { isAnswer } from '#model/fields/value.ts'
import { taglineAngles } from '#model/workbook/strategy-orders.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { ShortAnswer } from '../answers/ShortAnswer.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { LateTaglineDrafts } from './late-tagline-drafts.ts'
import { lineStateOf } from './line-state.ts'

const { emphasisBest, emphasisService, aimedCustomer } = strategy.personality
/** The line that a draft is a beginning of. */
const lineOf = { special: emphasisBest, character: emphasisService, customer: aimedCustomer } as const

/** One line of text for each of five angles, in fixed order; drafts made of the answers go to the line that they suit. */
export default function TaglineLines({ words }: QuestionProps) {
  const { t } = useLingui()
  const answers = useAnswers()
  const lock = useReadOnlyReason()
  const bindings: Readonly<Record<TaglineAngle, ReturnType<typeof useTextBinding>>> = {
    special: useTextBinding(lineOf.special),
    character: useTextBinding(lineOf.character),
    customer: useTextBinding(lineOf.customer),
  }
  const count = taglineAngles.filter(({ path }) => isAnswer(answers[path])).length
  const all = taglineAngles.length
  return (
    <Stack gap={4}>
      <LateTaglineDrafts
        isLocked={lock !== null}
        offer={({ angle, text }) => {
          const { path, max } = lineOf[angle]
          const state = lineStateOf(text, [textOf(answers, path)], max)
          const label = words.labels[path] ?? path
          const taken = { taken: t`넣은 문장`, full: t`${label} 칸이 차 있어요` }
          return { state, said: state === 'taken' || state === 'full' ? taken[state] : label }
        }}
        onTake={({ angle, text }) => {
          bindings[angle].replace(text)
          showToast({
            tone: 'success',
            text: t`문장을 넣었어요`,
            action: { label: t`실행 취소`, onPress: bindings[angle].undo },
          })
        }}
      />
      {taglineAngles.map((field) => (
        <div key={field.path} data-field={field.path}>
          <ShortAnswer
            handle={field}
            label={words.labels[field.path] ?? field.path}
            placeholder={words.placeholders[field.path]}
            hint={words.hints?.[field.path]}
          />
        </div>
      ))}
      <Text tone="soft" size="small" role="status">
        {count === 0 ? (
          words.placeholder
        ) : count < 3 ? (
          <Trans>
            {all}가지 중 {count}가지를 적었어요.
          </Trans>
        ) : (
          <Trans>
            {all}가지 중 {count}가지를 적었어요. 이제 한 문장을 골라도 좋아요.
          </Trans>
        )}
      </Text>
    </Stack>
  )
}
