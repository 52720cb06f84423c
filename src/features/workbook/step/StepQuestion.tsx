import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect } from 'react'
import { afterFirstContentPaint, delayFirstContent } from '#engine/browser/first-content.ts'
import { type StepWords, stepWordsOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import type { Step } from '#model/workbook/steps.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from '../answers/Question.module.css'
import { withCompositionWords } from '../drafts/composition-words.ts'
import type { StepPosition } from '../sections/step-position.ts'
import { useLateAnswer } from './late-answer.ts'
import { questionComponents } from './question-kinds.ts'
import { useIndustryExamples } from './useIndustryExamples.ts'
import { wordsOfIndustry } from './words-of-industry.ts'

const FieldFocus = lazyComponent(() => import('./FieldFocus.ts'), { when: afterFirstContentPaint })
const Suggestion = lazyComponent(() => import('../drafts/Suggestion.tsx'), { when: afterFirstContentPaint })
const Extras = lazyComponent(() => import('./Extras.tsx'), {
  when: afterFirstContentPaint,
})
const FromQuest = lazyComponent(() => import('./FromQuest.tsx'), {
  when: afterFirstContentPaint,
})
const StoryDraft = lazyComponent(() => withCompositionWords(import('../drafts/StoryDraft.tsx')), {
  when: afterFirstContentPaint,
})

const RestrictedAnswer = lazyComponent(() => import('../answers/RestrictedAnswer.tsx'))

interface Props {
  position: StepPosition
  /** Help of another feature with the answer. */
  underAnswer?: ReactNode
}

/** One question: title, reason, input and optional help. */
export function StepQuestion({ position, underAnswer }: Props) {
  const { step, siblings, index } = position
  const words = stepWordsOf(step.path)
  if (!words) throw new Error(`no words for ${step.path}`)
  const count = siblings.length
  const number = index + 1
  return (
    <>
      <p className={styles.over}>
        <b>{words.name}</b>
        {number > 0 && (
          <span>
            <Trans>
              {count}단계 중 {number}단계
            </Trans>
          </span>
        )}
      </p>
      <h1 tabIndex={-1} className={styles.title}>
        {words.title}
      </h1>
      <p className={styles.why}>{words.why}</p>
      <FromQuest step={step} />
      <div
        className={styles.answer}
        data-field={wholeFieldKinds.includes(step.question.kind) ? fieldOf(step)?.path : undefined}
      >
        <Suspense fallback={null}>
          <Answer step={step} words={words} />
          <Help step={step} />
        </Suspense>
      </div>
      {underAnswer}
      <div className={styles.extras}>
        <Extras step={step.path} words={words} />
      </div>
      <FieldFocus />
    </>
  )
}

/** Kinds of questions whose answer is one field of the guide, and whose input does not set `data-field` itself. */
const wholeFieldKinds: readonly Step['question']['kind'][] = [
  'logoFile',
  'font',
  'mainColour',
  'vectorLogo',
  'valuePicker',
]

/** The first field of the guide that a step asks for. */
function fieldOf({ path }: Step) {
  return guide.$.fields.find(({ step }) => step === path)
}

/** Until the answer is loaded nothing but it is loaded: the rest of the page follows the first content. */
function PendingAnswer() {
  useEffect(() => delayFirstContent(), [])
  return <div className={styles.pending} aria-hidden />
}

function Answer({ step, words }: { step: Step; words: StepWords }) {
  const industry = useIndustryExamples()
  const { question } = step
  const isLoaded = useLateAnswer(step)
  if (!isLoaded) return <PendingAnswer />
  const Question = questionComponents[question.kind]
  const answer = <Question step={step} words={wordsOfIndustry(words, industry)} />
  const writers = fieldOf(step)?.writers
  return writers ? <RestrictedAnswer writers={writers}>{answer}</RestrictedAnswer> : answer
}

/** Drafts for the whole step. Definitions of values have theirs beside each value. */
function Help({ step }: { step: Step }) {
  const { question, draft } = step
  if (draft === null || question.kind !== 'texts') return null
  const target = question.fields[0]
  if (target?.kind === 'text') return <Suggestion draft={draft} handle={target} />
  return <StoryDraft />
}
