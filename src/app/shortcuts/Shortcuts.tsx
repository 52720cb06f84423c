import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { loadWorkbook, stepGroups } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { isComposing } from '#ui/composing.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { closeOverlay, openPalette, useOverlay } from '../palette/palette.ts'
import { useScreenLinks } from '../routing/screen-links.ts'
import HelpKey from './HelpKey.tsx'
import { isWriting } from './is-writing.ts'

const Palette = lazyComponent(async () => {
  const [part] = await Promise.all([
    withWords(import('../palette/Palette.tsx'), 'device'),
    loadWorkbook(...stepGroups),
  ])
  return part
})

/** Keyboard shortcuts of every screen of a brand. None fires during an IME composition. */
export default function Shortcuts() {
  const { t } = useLingui()
  const overlay = useOverlay()
  const saved = t`이미 저장했어요`
  const { history } = useRouter()
  const links = useScreenLinks()
  const screenOf = useEffectEvent((code: string) => links.find(({ shortcut }) => code === `Key${shortcut}`))
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isComposing(event) || event.defaultPrevented) return
      const hasCommand = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      const screen = hasCommand && event.shiftKey ? screenOf(event.code) : undefined
      if (screen) open(event, () => history.push(screen.path))
      else if (hasCommand && key === 'k') open(event, openPalette)
      else if (hasCommand && key === 's') open(event, () => showToast({ tone: 'info', text: saved }))
      else if (!hasCommand && !event.altKey && event.key === '/' && !isWriting(event.target)) {
        open(event, openPalette)
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [saved, history])
  return (
    <>
      <HelpKey />
      {overlay === 'palette' && (
        <DialogRegion onClose={closeOverlay}>
          <Palette />
        </DialogRegion>
      )}
    </>
  )
}

function open(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}
