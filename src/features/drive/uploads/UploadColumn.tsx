import { useEffect, useState } from 'react'
import { useMedia } from '#ui/useMedia.ts'
import { panelInPage } from './panel-in-page.ts'
import { UploadPanel } from './UploadPanel.tsx'

/** The panel of uploads beside the files, open where there is room for a column, otherwise folded above them. */
export default function UploadColumn() {
  const isWide = useMedia('(min-width: 1280px)')
  const [asked, setAsked] = useState<boolean | null>(null)
  const isOpen = asked ?? isWide
  useEffect(() => panelInPage.set({ isOpen }), [isOpen])
  useEffect(() => () => panelInPage.set(null), [])
  return <UploadPanel isOpen={isOpen} onOpen={setAsked} />
}
