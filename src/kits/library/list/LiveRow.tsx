import { type HTMLAttributes, type RefObject, useContext, useLayoutEffect } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useGridListItem } from 'react-aria/useGridList'
import { DragAndDropContext, ListStateContext, type PressEvent } from 'react-aria-components'
import { checkRelayed } from './relayed-events.ts'
import { useNothing } from './useNothing.ts'

/** What a row can do now. */
export interface RowActions {
  readonly handlers: HTMLAttributes<HTMLElement>
  /** Begins a drag by keyboard or screen reader from a button in the row. */
  readonly lift: (button: HTMLElement) => void
}

interface Props {
  node: Parameters<typeof useGridListItem>[0]['node']
  row: RefObject<HTMLElement | null>
  actions: RefObject<RowActions | null>
}

/**
 * Lets a row be chosen, opened and dragged. It renders nothing: react-aria's part of a row costs more than all that is seen
 * of it, so only the rows that the user touches have one.
 */
export function LiveRow({ node, row, actions }: Props) {
  const state = useContext(ListStateContext)
  const { dragAndDropHooks, dragState } = useContext(DragAndDropContext)
  if (!state) throw new Error('a row is outside of its list')
  const isDraggable = dragState !== undefined
  const { rowProps } = useGridListItem(
    { node, isVirtualized: true, shouldSelectOnPressUp: isDraggable },
    state,
    row as RefObject<HTMLElement>,
  )
  // One or the other for the life of a list.
  const useDrag = dragAndDropHooks?.useDraggableItem ?? useNothing
  const drag = useDrag({ key: node.key, hasDragButton: true }, dragState as NonNullable<typeof dragState>)
  useLayoutEffect(() => {
    // By it the list finds the row, to scroll to it.
    const id = (rowProps as Readonly<Record<string, unknown>>)['data-collection']
    row.current?.setAttribute('data-collection', String(id))
    const handlers = mergeProps(rowProps, drag?.dragProps ?? {})
    if (import.meta.env.DEV) checkRelayed(handlers)
    actions.current = {
      handlers,
      lift: (target) =>
        drag?.dragButtonProps.onPress?.({ pointerType: 'keyboard', target } as unknown as PressEvent),
    }
    return () => {
      actions.current = null
    }
  })
  return null
}
