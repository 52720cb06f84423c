import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useLayerNames } from '#features/editor/names/useLayerNames.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
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
  const selected = new Set(useWatched(selection))
  const nameOf = useLayerNames()
  return walkedLayers(nodes, group).map((key) => {
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
  return (
    <button
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
