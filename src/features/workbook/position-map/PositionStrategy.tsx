import { Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { ShortAnswer } from '../answers/ShortAnswer.tsx'
import { ShortValue } from '../answers/ShortValue.tsx'
import { withCompositionWords } from '../drafts/composition-words.ts'
import styles from './PositionStrategy.module.css'

const Statement = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withCompositionWords(import('./Statement.tsx')),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

const { positioning } = strategy
const { target, brandName, service, competitor, benefit, positioningStrategy } = positioning

/** Five inputs that form one sentence, and the strategy that follows from it. */
export default function PositionStrategy({ words }: QuestionProps) {
  const { t } = useLingui()
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path)).trim()
  const hasOwnName = useFromAnswers((answers) => textOf(answers, brandName.path) !== '')
  const asked = (field: { path: string }) => ({
    label: words.labels[field.path] ?? field.path,
    placeholder: words.placeholders[field.path],
  })
  return (
    <>
      <div className={styles.blanks}>
        <div className={styles.wide} data-field={target.path}>
          <ShortAnswer handle={target} {...asked(target)} />
        </div>
        <div data-field={brandName.path}>
          <ShortValue
            handle={brandName}
            {...asked(brandName)}
            shownAs={name || undefined}
            hint={hasOwnName ? undefined : t`바꾸기 전까지 브랜드 이름을 따라가요`}
          />
        </div>
        {[service, competitor, benefit].map((field) => (
          <div key={field.path} data-field={field.path}>
            <ShortAnswer handle={field} {...asked(field)} />
          </div>
        ))}
      </div>
      <div className={styles.statement}>
        <h2>
          <Trans>다섯 칸으로 만든 한 문장</Trans>
        </h2>
        <Statement />
      </div>
      <div data-field={positioningStrategy.path}>
        <LongAnswer handle={positioningStrategy} {...asked(positioningStrategy)} rows={6} />
      </div>
    </>
  )
}
