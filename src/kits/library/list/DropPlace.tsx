import { useContext, useRef } from 'react'
import { useVisuallyHidden } from 'react-aria/VisuallyHidden'
import { DragAndDropContext, type Key } from 'react-aria-components'
import { useNothing } from './useNothing.ts'

/** Takes what is dragged by keyboard or screen reader into a folder; there only while something is. */
export function DropPlace({ folder }: { folder: Key }) {
  const { dragAndDropHooks, dropState } = useContext(DragAndDropContext)
  const ref = useRef<HTMLButtonElement>(null)
  const { visuallyHiddenProps } = useVisuallyHidden()
  const target = { type: 'item', key: folder, dropPosition: 'on' } as const
  const usePlace = dragAndDropHooks?.useDropIndicator ?? useNothing
  const place = usePlace({ target }, dropState as NonNullable<typeof dropState>, ref)
  if (!place || place.isHidden) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: of a grid that is no table
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button
    <div role="row" style={{ position: 'absolute' }}>
      {/* biome-ignore lint/a11y/useSemanticElements: of a grid that is no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button */}
      <div role="gridcell">
        <button type="button" {...visuallyHiddenProps} {...place.dropIndicatorProps} ref={ref} />
      </div>
    </div>
  )
}
