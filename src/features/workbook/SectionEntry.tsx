import { Navigate } from '@tanstack/react-router'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { firstOpenStep, stepsUnder } from '#model/workbook/steps.ts'

/**
 * Redirects a section or a group of them to its first open step, or to its first step where all are answered.
 * Throws for a path without steps.
 */
export default function SectionEntry({ path }: { path: string }) {
  const answers = useAnswers()
  const step = firstOpenStep(answers, path) ?? stepsUnder(path)[0]
  if (!step) throw new Error(`${path} has no steps`)
  return <Navigate to="/work-book/$" params={stepParams(step.path)} replace />
}
