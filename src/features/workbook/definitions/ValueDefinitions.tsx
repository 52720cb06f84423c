import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useList } from '#device/documents/react/useList.ts'
import { optionWord } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { guide } from '#model/documents/guide.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import styles from './ValueDefinitions.module.css'

const Suggestion = lazyComponent(
  () => withWords(import('../drafts/Suggestion.tsx'), 'workbook-answers', 'workbook-drafts'),
  { when: afterFirstContentPaint },
)

const field = guide.core.values

/** A definition for each chosen value, in order of importance. */
export default function ValueDefinitions({ words }: QuestionProps) {
  const { items } = useList(field)
  if (items.length === 0) {
    return (
      <div className={styles.none}>
        <p>
          <Trans>뜻을 적을 가치를 먼저 골라 주세요.</Trans>
        </p>
        <Link to="/work-book/$" params={stepParams('core/value/coreValue')} className={buttonClass()}>
          <Trans>핵심 가치 고르기</Trans>
        </Link>
      </div>
    )
  }
  return (
    <div className={styles.values}>
      {items.map(({ key, keyword }) => {
        const handle = field.properties.description.at(key)
        return (
          <div key={key} className={styles.value} data-field={handle.path}>
            <LongAnswer
              handle={handle}
              label={<span className={styles.word}>{optionWord('coreValueKeyword', keyword)}</span>}
              placeholder={words.placeholder}
              rows={3}
            />
            <div className={styles.suggestion}>
              <Suggestion draft="value" handle={handle} valueKey={key} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
