import type { ComponentProps } from 'react'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import { focusCanvas } from '#features/editor/state/focus-canvas.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import { useDragOut } from './useDragOut.ts'

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onPointerDown' | 'onKeyDown'> & {
  onPress: () => void
  /** It was dropped at a point of the page. */
  onPlace: (point: Point) => void
}

/**
 * Something of a panel that comes to the page: pressed into its middle, or dragged to a point. The canvas has the focus then, so
 * that a text is written in at once and arrows move what was added. A key that changes what is selected leaves it in the panel.
 */
export function InsertButton({ onPress, onPlace, ...rest }: Props) {
  const { selection } = useEditorState()
  const drag = useDragOut((point) => {
    onPlace(point)
    focusCanvas()
  })
  return (
    <button
      {...rest}
      {...drag}
      type="button"
      draggable={false}
      onClick={({ detail }) => {
        const before = selection.get()
        onPress()
        if (detail > 0 || selection.get() !== before) focusCanvas()
      }}
    />
  )
}
