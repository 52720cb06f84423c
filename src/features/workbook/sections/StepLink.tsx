import { Link } from '@tanstack/react-router'
import { stepParams } from '#model/workbook/step-params.ts'
import type { LinkLook } from '#ui/render-link.ts'

type Props = Omit<LinkLook, 'className'> & { step: string; className?: string }

/** Link to a step. */
export function StepLink({ step, ...look }: Props) {
  return <Link to="/work-book/$" params={stepParams(step)} {...look} />
}

/** Link to a section; it leads to the first open step. */
export function SectionLink({ section, ...look }: Omit<Props, 'step'> & { section: string }) {
  return (
    // Exact match, or every section link would be marked as the current page in an open step.
    <Link to="/work-book/$" params={stepParams(section)} activeOptions={{ exact: true }} {...look} />
  )
}
