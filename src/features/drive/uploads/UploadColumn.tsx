import { useEffect, useState } from 'react'
import { panelInPage } from './panel-in-page.ts'
import { UploadPanel } from './UploadPanel.tsx'

/** The panel of uploads beside the files, open where there is room for a column, otherwise folded above them. */
export default function UploadColumn() {
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 1280px)').matches)
  useEffect(() => panelInPage.set({ isOpen }), [isOpen])
  useEffect(() => () => panelInPage.set(null), [])
  return <UploadPanel isOpen={isOpen} onOpen={setOpen} />
}
