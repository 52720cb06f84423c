import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { optionWord, stepWordsOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { Button } from '#ui/controls/Button.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import styles from './ValueDefinitions.module.css'

const Suggestion = lazyComponent(() => import('../drafts/Suggestion.tsx'), { when: afterFirstContentPaint })

const ValuePicker = lazyComponent<QuestionProps>(() => import('../values/ValuePicker.tsx'))

const field = guide.core.values
const pickerStep = 'core/value/coreValue'

/** A definition for each chosen value, in order of importance; the choice of values while there is none. */
export default function ValueDefinitions({ step, words }: QuestionProps) {
  const { items } = useList(field)
  const { phase } = useDocument()
  const [isPicking, setIsPicking] = useState(false)
  // Stays until the values are chosen, although the first one could be defined at once.
  if (items.length === 0 && phase === 'ready' && !isPicking) setIsPicking(true)
  const pickerWords = stepWordsOf(pickerStep)
  if (isPicking && pickerWords) {
    return (
      <div className={styles.none}>
        <p>
          <Trans>뜻을 적을 가치를 여기에서 골라 주세요.</Trans>
        </p>
        <Suspense fallback={null}>
          <ValuePicker step={step} words={pickerWords} />
        </Suspense>
        {items.length > 0 && (
          <div>
            <Button look="ink" onClick={() => setIsPicking(false)}>
              <Trans>고른 가치의 뜻 적기</Trans>
            </Button>
          </div>
        )}
      </div>
    )
  }
  return (
    <div className={styles.values}>
      {items.map(({ key, keyword }) => {
        const handle = field.properties.description.at(key)
        return (
          <Stack key={key} gap={2} data-field={handle.path}>
            <LongAnswer
              handle={handle}
              label={<span className={styles.word}>{optionWord('coreValueKeyword', keyword)}</span>}
              placeholder={words.placeholder}
              rows={3}
            />
            <div className={styles.suggestion}>
              <Suggestion draft="value" handle={handle} valueKey={key} />
            </div>
          </Stack>
        )
      })}
    </div>
  )
}
