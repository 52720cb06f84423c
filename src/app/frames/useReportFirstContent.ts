import { useEffect } from 'react'
import { afterPaint } from '#device/browser/after-paint.ts'
import { noteFirstContent } from '#device/browser/first-content.ts'

/**
 * For frames whose screens show their content with the frame. A brand's document reports its first content itself.
 */
export function useReportFirstContent(): void {
  useEffect(() => afterPaint(noteFirstContent), [])
}
