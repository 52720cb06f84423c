import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { ItemsAnswer } from '#features/quests/ItemsAnswer.tsx'
import { OptionChips } from '#features/quests/OptionChips.tsx'
import { questFields } from '#features/quests/quest-fields.ts'
import { useItems } from '#features/quests/useItems.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { isAnswer } from '#model/fields/value.ts'
import { industryGroupOf } from '#model/options/business.ts'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { AnswersSheet } from './AnswersSheet.tsx'
import styles from './LaterQuestions.module.css'

const { core, info } = guide

/** The questions that the result does not wait for, as one form beside the sheet that they fill. Each may stay empty. */
export function LaterQuestions() {
  const answers = useAnswers()
  const items = useItems()
  const words = contentOf('quest').industries[industryGroupOf(textOf(answers, info.industry.path) || null)]
  const all = questFields.length
  const done = questFields.filter((paths) => paths.some((path) => isAnswer(answers[path]))).length
  if (!words) return null
  return (
    <section className={styles.later} aria-labelledby="quest-later">
      <Stack gap={2} className={styles.head}>
        <h2 id="quest-later">
          <Trans>더 답하면 또렷해져요</Trans>
        </h2>
        <Text tone="soft" size="small">
          <Trans>답할수록 한마디와 템플릿이 가게에 가까워져요. 지금 건너뛰어도 괜찮아요.</Trans>
        </Text>
        <Text tone="soft" size="small">
          <Trans>
            질문 {all}개 중 {done}개에 답했어요
          </Trans>
        </Text>
        <ProgressBar value={(done / all) * 100} />
      </Stack>
      <div className={styles.questions}>
        <Asked question={words.customer.question}>
          <OptionChips field={core.target} {...words.customer} />
        </Asked>
        <Asked question={words.special.question}>
          <OptionChips field={core.positive} {...words.special} />
        </Asked>
        <Asked question={words.items.question}>
          <ItemsAnswer {...items} placeholder={words.items.placeholder} />
        </Asked>
      </div>
      <AnswersSheet />
    </section>
  )
}

function Asked({ question, children }: { question: string; children: ReactNode }) {
  return (
    <Stack as="fieldset" gap={3} className={styles.asked}>
      <legend>{question}</legend>
      {children}
    </Stack>
  )
}
