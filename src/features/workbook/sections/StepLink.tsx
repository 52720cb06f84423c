import { Link } from '@tanstack/react-router'
import { stepParams } from '#model/workbook/step-params.ts'
import type { LinkLook } from '#ui/render-link.ts'

type Props = Omit<LinkLook, 'className'> & { step: string; className?: string }

/** A link to a step, in whatever look asks for it. */
export function StepLink({ step, ...look }: Props) {
  return <Link to="/work-book/$" params={stepParams(step)} {...look} />
}

/** A link to a section: it opens where there is still something to answer. */
export function SectionLink({ section, ...look }: Omit<Props, 'step'> & { section: string }) {
  return (
    // Exact, or every section of an open step would be called the current page.
    <Link to="/work-book/$" params={stepParams(section)} activeOptions={{ exact: true }} {...look} />
  )
}
