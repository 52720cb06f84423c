import { useEffect } from 'react'
import { withWords } from '#device/words/interface.ts'
import { isComposing } from '#ui/composing.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { closeOverlay, openHelp, useOverlay } from '../palette/palette.ts'
import { isWriting } from './is-writing.ts'

const HelpDialog = lazyComponent(() => withWords(import('./HelpDialog.tsx'), 'tools'))

/** The help, opened by `?` or by a `HelpButton`; in every frame. */
export default function HelpKey() {
  const overlay = useOverlay()
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return
      if (isComposing(event) || event.defaultPrevented || isWriting(event.target)) return
      event.preventDefault()
      openHelp()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  if (overlay !== 'help') return null
  return (
    <DialogRegion onClose={closeOverlay}>
      <HelpDialog />
    </DialogRegion>
  )
}
