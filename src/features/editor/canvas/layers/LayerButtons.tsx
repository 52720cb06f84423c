import { useLingui } from '@lingui/react/macro'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useLayerNames } from '#features/editor/names/useLayerNames.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { followSelection } from '#features/editor/state/focus-canvas.ts'
import { boundsOf } from '#scene/edit/placed-nodes.ts'
import styles from './LayerButtons.module.css'
import { walkedLayers } from './walk.ts'

/**
 * The layers as elements that have a name and take the focus, where they are on the page. Pointers go through them: presses are
 * of the canvas.
 */
export function LayerButtons() {
  const { t } = useLingui()
  const { dress, nodes } = useShown()
  const { entered, selection } = useEditorState()
  const group = useWatched(entered)
  const keys = useWatched(selection)
  const selected = new Set(keys)
  const nameOf = useLayerNames()
  const walked = walkedLayers(nodes, group)
  const only = keys.length === 1 && walked.includes(keys[0] ?? '') ? keys[0] : undefined
  useEffect(() => {
    if (only !== undefined) followSelection()
  }, [only])
  return walked.map((key) => {
    const node = nodes.get(key)
    if (!node) return null
    const { left, top, right, bottom } = boundsOf(node)
    const name = nameOf(node.layer, dress.dress.words)
    return (
      <LayerButton
        key={key}
        layer={key}
        name={node.layer.lock?.includes('place') ? t`${name}, 자리 잠김` : name}
        x={left}
        y={top}
        w={right - left}
        h={bottom - top}
        isSelected={selected.has(key)}
      />
    )
  })
}

interface ButtonProps {
  readonly layer: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly isSelected: boolean
}

const LayerButton = memo(function LayerButton({ layer, name, x, y, w, h, isSelected }: ButtonProps) {
  const { selection } = useEditorState()
  const button = useRef<HTMLButtonElement>(null)
  // What is deleted leaves the focus on the canvas, for the next keys.
  useLayoutEffect(() => {
    const element = button.current
    return () => {
      if (element !== null && element === document.activeElement)
        element.closest<HTMLElement>('[data-canvas]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <button
      ref={button}
      type="button"
      data-layer-button={layer}
      tabIndex={-1}
      className={styles.layer}
      aria-label={name}
      aria-pressed={isSelected}
      style={{ left: x, top: y, width: w, height: h }}
      // By a screen reader or by voice: pointers do not come here.
      onClick={() => selection.set([layer])}
    />
  )
})
