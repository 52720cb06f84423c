import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import type { SheetHeight } from '../state/editor-state.ts'

/** px of a pull after which the sheet takes the next height. */
const pull = 40
const heights = ['closed', 'usual', 'high'] as const

/** The upper edge of the sheet: pulled, pressed or by arrows it is higher, lower or closed. */
export function SheetGrab({ className }: { className: string }) {
  const { t } = useLingui()
  const { sheet } = useEditorState()
  const height = useWatched(sheet)
  const from = useRef<number | null>(null)
  const words: Readonly<Record<SheetHeight, string>> = {
    closed: t`닫힘`,
    usual: t`중간`,
    high: t`높게`,
  }
  const step = (by: number) => {
    const next = heights[heights.indexOf(sheet.get()) + by]
    if (next) sheet.set(next)
  }
  const release = ({ clientY }: PointerEvent) => {
    if (from.current === null) return
    const moved = from.current - clientY
    from.current = null
    if (Math.abs(moved) >= pull) step(Math.sign(moved))
    else sheet.set(sheet.get() === 'usual' ? 'high' : 'usual')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={className}
      aria-label={t`패널 높이`}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={2}
      aria-valuenow={heights.indexOf(height)}
      aria-valuetext={words[height]}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        from.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        from.current = null
      }}
    />
  )
}
