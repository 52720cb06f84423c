import type { HTMLAttributes, RefObject, SyntheticEvent } from 'react'
import type { RowActions } from './LiveRow.tsx'

type Props = HTMLAttributes<HTMLElement>

/** The events that react-aria listens to at a row. */
const relayedEvents = [
  'onPointerDown',
  'onPointerUp',
  'onPointerEnter',
  'onPointerLeave',
  'onMouseDown',
  'onClick',
  'onDoubleClick',
  'onContextMenu',
  'onKeyDown',
  'onKeyUp',
  'onFocus',
  'onDragStart',
  'onDragStartCapture',
  'onDrag',
  'onDragEnd',
] as const satisfies readonly (keyof Props)[]

/** Handlers that stay the same for the life of a row, and pass events on to those that it has at that time. */
export function relayTo(actions: RefObject<RowActions | null>): Props {
  return Object.fromEntries(
    relayedEvents.map((name) => [
      name,
      (event: SyntheticEvent) => {
        const handler = actions.current?.handlers[name] as ((event: SyntheticEvent) => void) | undefined
        handler?.(event)
      },
    ]),
  )
}

/** Throws where the library listens to an event that no row passes on. */
export function checkRelayed(handlers: object): void {
  const known: readonly string[] = relayedEvents
  const unknown = Object.entries(handlers).flatMap(([name, handler]) =>
    name.startsWith('on') && handler !== undefined && !known.includes(name) ? name : [],
  )
  if (unknown.length > 0) throw new Error(`a row passes on no ${unknown.join(', ')}`)
}
