import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorReport } from '#ui/errors/error-report.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { reportError } from './report-error.ts'

const FailedPart = lazyComponent(() => import('./FailedPart.tsx'), {
  // At once: it is rendered only where a part failed.
  when: (load) => {
    load()
    return () => {}
  },
})
const report = (error: unknown) => reportError('a part of the screen could not be shown', error)

/** Gives every `ErrorRegion` inside its texts and the log. */
export function ErrorReports({ children }: { children: ReactNode }) {
  const screen = useRouterState({ select: ({ location }) => location.pathname })
  return <ErrorReport value={{ FailedPart, report, screen }}>{children}</ErrorReport>
}
