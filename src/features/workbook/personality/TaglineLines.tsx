import { Trans } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { isAnswer } from '#model/fields/value.ts'
import { taglineAngles } from '#model/workbook/strategy-orders.ts'
import type { QuestionProps } from '../answers/question-props.ts'
import { ShortAnswer } from '../answers/ShortAnswer.tsx'
import styles from './Taglines.module.css'

/** One line of text for each of five angles, in fixed order. */
export default function TaglineLines({ words }: QuestionProps) {
  const answers = useAnswers()
  const count = taglineAngles.filter(({ path }) => isAnswer(answers[path])).length
  const all = taglineAngles.length
  return (
    <div className={styles.lines}>
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
      <p className={styles.soft} role="status">
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
      </p>
    </div>
  )
}
