import { useEffect, useState } from 'react'
import { wide } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { panelInPage } from './panel-in-page.ts'
import { UploadPanel } from './UploadPanel.tsx'

/** The panel of uploads beside the files, open where there is room for a column, otherwise folded above them. */
export default function UploadColumn() {
  const isWide = useMedia(wide)
  const [asked, setAsked] = useState<boolean | null>(null)
  const isOpen = asked ?? isWide
  useEffect(() => panelInPage.set({ isOpen }), [isOpen])
  useEffect(() => () => panelInPage.set(null), [])
  return <UploadPanel isOpen={isOpen} onOpen={setAsked} />
}
