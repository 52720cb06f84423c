import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { loadWorkbook, stepGroups } from '#device/words/content.ts'
import { belongsToComposition } from '#ui/composing-clock.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { openPalette, openShortcutList, useOverlay } from '../palette/palette.ts'

const Palette = lazyComponent(async () => {
  const [part] = await Promise.all([import('../palette/Palette.tsx'), loadWorkbook(...stepGroups)])
  return part
})
const ShortcutList = lazyComponent(() => import('./ShortcutList.tsx'))

/** The keys that work everywhere in a brand. None fires while a syllable is being composed. */
export default function Shortcuts() {
  const { t } = useLingui()
  const overlay = useOverlay()
  const saved = t`이미 저장했어요`
  const navigate = useNavigate()
  const openHistory = useEffectEvent(() => void navigate({ to: '/brand/history' }))
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (belongsToComposition(event) || event.defaultPrevented) return
      const hasCommand = event.ctrlKey || event.metaKey
      const key = event.key.toLowerCase()
      if (hasCommand && event.shiftKey && event.code === 'KeyH') open(event, openHistory)
      else if (hasCommand && key === 'k') open(event, openPalette)
      else if (hasCommand && key === 's') open(event, () => showToast({ tone: 'info', text: saved }))
      else if (!hasCommand && !event.altKey && !isWriting(event.target)) {
        if (event.key === '?') open(event, openShortcutList)
        else if (event.key === '/') open(event, openPalette)
      }
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [saved])
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && <Palette />}
      {overlay === 'shortcuts' && <ShortcutList />}
    </Suspense>
  )
}

function open(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  act()
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
