import { useEffect } from 'react'
import { afterPaint } from '#engine/browser/after-paint.ts'
import { noteFirstContent } from '#engine/browser/first-content.ts'

/**
 * Reports the first content for frames whose screens show it together with the frame. A brand's document
 * reports it itself.
 */
export function useReportFirstContent(): void {
  useEffect(() => afterPaint(noteFirstContent), [])
}
