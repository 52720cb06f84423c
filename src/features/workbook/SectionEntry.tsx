import { Navigate, useParams } from '@tanstack/react-router'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { firstOpenStep, stepsOf } from '#model/workbook/steps.ts'

/** Opens a section where there is still something to answer, else at its beginning. */
export function SectionEntry() {
  const { group, section } = useParams({ from: '/work-book/$group/$section/' })
  const answers = useAnswers()
  const path = `${group}/${section}`
  const step = firstOpenStep(answers, path) ?? stepsOf(path)[0]
  if (!step) throw new Error(`${path} has no steps`)
  return <Navigate to="/work-book/$group/$section/$step" params={stepParams(step.path)} replace />
}
