import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  label: string
  className?: string | undefined
  /** Buttons and links, in rows that fit the width. */
  children: ReactNode
}

/** Many buttons and links that are one stop of the Tab key: arrow keys move among them, as they lie on the screen. */
export function RovingGrid({ label, className, children }: Props) {
  const group = useRef<HTMLDivElement>(null)
  // After each change of what is in it: one button can be reached by Tab, that which had the focus or the first.
  useEffect(() => {
    const buttons = buttonsIn(group.current)
    const stop = buttons.find((button) => button.dataset.stop === 'true') ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  })
  const onFocus = ({ target }: FocusEvent) => {
    for (const button of buttonsIn(group.current)) {
      button.tabIndex = button === target ? 0 : -1
      button.dataset.stop = String(button === target)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const buttons = buttonsIn(group.current)
    const next = buttonFrom(event.key, buttons, buttons.indexOf(event.target as HTMLElement))
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={group}
      role="group"
      aria-label={label}
      className={className}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

function buttonsIn(group: HTMLElement | null): readonly HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])]
}

function buttonFrom(key: string, buttons: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (at < 0) return undefined
  if (key === 'ArrowRight') return buttons[at + 1]
  if (key === 'ArrowLeft') return buttons[at - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key === 'ArrowDown') return nearestInRow(buttons, at, 1)
  return key === 'ArrowUp' ? nearestInRow(buttons, at, -1) : undefined
}

/** In the next or previous row, that which lies nearest across. */
function nearestInRow(
  buttons: readonly HTMLElement[],
  at: number,
  direction: 1 | -1,
): HTMLElement | undefined {
  const from = buttons[at]
  if (!from) return undefined
  const tops = [...new Set(buttons.map(({ offsetTop }) => offsetTop))].sort((one, other) => one - other)
  const top = tops[tops.indexOf(from.offsetTop) + direction]
  const away = ({ offsetLeft }: HTMLElement) => Math.abs(offsetLeft - from.offsetLeft)
  return buttons
    .filter(({ offsetTop }) => offsetTop === top)
    .toSorted((one, other) => away(one) - away(other))[0]
}
