import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyFrame } from '#ui/layout/EmptyFrame.tsx'
import { useReportFirstContent } from './useReportFirstContent.ts'

/** A screen without a frame. */
export function EmptyScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  useReportFirstContent()
  return <EmptyFrame words={{ skip: t`본문으로` }}>{children}</EmptyFrame>
}
