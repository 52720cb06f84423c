import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { contentOf } from '#device/words/content.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { guidePageOf } from './guide-page.ts'
import { type StepPlace, sectionAfter } from './step-place.ts'

/** A section that was passed with every answer there. */
export interface Done {
  /** Its last step, over which it is said. */
  readonly path: string
  /** It was seen unfinished before, so its seal is stamped now. */
  readonly isFresh: boolean
}

/** Going on and back from a step, and what happens at the end of its section. */
export function useStepMoves({ step, section, siblings, previous, next }: StepPlace) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const answers = useAnswers()
  const [done, setDone] = useState<Done | null>(null)
  const unfinished = useRef(new Set<string>())
  const isFinished = section.percent(answers) === 100
  useEffect(() => {
    if (!isFinished) unfinished.current.add(section.path)
  }, [isFinished, section.path])

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
      if (next) goTo(next.path)
      else if (isFinished) setDone({ path: step.path, isFresh: unfinished.current.delete(section.path) })
      else leaveSection()
    },
  }
}
