import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { guidePageOf } from '../sections/guide-page.ts'
import { type StepPosition, sectionAfter } from '../sections/step-position.ts'
import { useFinishedHere } from './useFinishedHere.ts'

/** A finished section whose dialog is shown. */
export interface Done {
  /** The step at which the dialog opened. */
  readonly path: string
  /** This person finished it just now, so the seal is animated. */
  readonly isFresh: boolean
}

/** Next and previous step, and what happens at the end of a section. */
export function useStepMoves(position: StepPosition) {
  const { step, section, siblings, previous, next } = position
  const { t } = useLingui()
  const navigate = useNavigate()
  const answers = useAnswers()
  const [done, setDone] = useState<Done | null>(null)
  const isFinished = section.percent(answers) === 100
  const takeFresh = useFinishedHere(position, isFinished)

  function goTo(path: string): void {
    void navigate({ to: '/work-book/$', params: stepParams(path) })
  }

  function leaveSection(): void {
    const open = siblings.find((sibling) => !sibling.isAnswered(answers))
    const name = contentOf('workbook').sections[section.path]?.label ?? ''
    if (open && open !== step) {
      showToast({
        tone: 'info',
        text: t`남은 빈칸이 있어요: ${name}`,
        action: { label: t`그 칸으로`, onPress: () => goTo(open.path) },
      })
    }
    const after = sectionAfter(section.path)
    const page = guidePageOf(section)
    if (after) {
      void navigate({ to: '/work-book/$', params: stepParams(after.path) })
    } else if (page) void navigate(page)
  }

  return {
    done: done?.path === step.path ? done : null,
    closeDone: () => setDone(null),
    isFinished,
    goBack: () => {
      if (previous) goTo(previous.path)
    },
    goOn: () => {
      if (isFinished && takeFresh()) setDone({ path: step.path, isFresh: true })
      else if (next) goTo(next.path)
      else if (isFinished) setDone({ path: step.path, isFresh: false })
      else leaveSection()
    },
  }
}
