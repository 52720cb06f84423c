import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { keysForAria, keysText } from '#kits/actions/keys.ts'
import { useAppActions, useScreenActions } from '#kits/actions/useActions.ts'
import { contentOf } from '#kits/words/content.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { StepLink } from '../sections/StepLink.tsx'
import type { StepPosition } from '../sections/step-position.ts'
import { takeEarlyNext } from './EarlyStepKeys.tsx'
import { StepDots } from './StepDots.tsx'
import styles from './StepFoot.module.css'
import { nextStep, previousStep } from './step-actions.ts'
import { useStepMoves } from './useStepMoves.ts'

const SectionDone = lazyComponent(() => import('./SectionDone.tsx'), { when: afterFirstContentPaint })

/** Previous and next buttons with the steps between them, and the dialog of a finished section. */
export default function StepFoot({ position }: { position: StepPosition }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook')
  const { step, section, siblings, previous, next } = position
  const label = words.sections[section.path]?.label ?? ''
  const { done, closeDone, isFinished, goOn, goBack } = useStepMoves(position)
  const goesOn = next !== null || !isFinished
  useScreenActions([
    { ...nextStep, label: goesOn ? nextStep.label : msg`이 섹션 마치기`, run: goOn },
    ...(previous ? [{ ...previousStep, run: goBack }] : []),
  ])
  // Its keys are the browser's for the page before: at the first step too they do not leave the workbook.
  useAppActions(previous ? [] : [{ ...previousStep, run: goBack }])
  const doEarly = useEffectEvent(() => {
    if (takeEarlyNext(step.path)) goOn()
  })
  useEffect(() => doEarly(), [])
  return (
    <>
      <div>
        {previous && (
          <StepLink step={previous.path} className={buttonClass({ look: 'quiet' })}>
            <Icon of={ArrowLeft} />
            <Trans>이전</Trans>
          </StepLink>
        )}
      </div>
      <StepDots
        label={t`${label} 단계`}
        doneText={t`완료`}
        steps={siblings.map((sibling) => ({
          key: sibling.path,
          label: words.steps[sibling.path]?.name,
          isDone: sibling.isAnswered(answers),
          isCurrent: sibling === step,
          render: (look) => <StepLink step={sibling.path} {...look} />,
        }))}
      />
      <div>
        <Button
          look="ink"
          onClick={goOn}
          aria-keyshortcuts={keysForAria(nextStep.keys)}
          end={
            <span className={styles.key} aria-hidden>
              <Kbd>{keysText(nextStep.keys[0].keys, 'short')}</Kbd>
            </span>
          }
        >
          {goesOn ? <Trans>다음</Trans> : <Trans>마치기</Trans>}
        </Button>
        {done && <SectionDone section={section} isFresh={done.isFresh} onClose={closeDone} />}
      </div>
    </>
  )
}
