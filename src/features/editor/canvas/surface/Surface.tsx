import { type RefObject, useId, useMemo } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import type { SceneDrawing } from '#kits/design/scene/useSceneDrawing.ts'
import { cutPath, frameOf, short } from '#scene/back-ends/svg-values.ts'
import { LayerGroup } from './LayerGroup.tsx'
import { layerGroups } from './layer-groups.ts'
import styles from './Surface.module.css'

interface Props {
  readonly drawn: SceneDrawing
  /** Addresses of the pictures by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  readonly svg: RefObject<SVGSVGElement | null>
}

/** The page as it is drawn, one element a layer. What is cut off shines through the ground of the canvas. */
export function Surface({ drawn: { drawing }, pictures, svg }: Props) {
  const id = useId().replace(/[^\w-]/g, '')
  const writing = useWatched(useEditorState().writing)
  const groups = useMemo(() => layerGroups(drawing), [drawing])
  const { x, y, width, height } = frameOf(drawing, true)
  const box = [x, y, width, height].map(short)
  return (
    <svg
      ref={svg}
      className={styles.page}
      viewBox={box.join(' ')}
      style={{ left: x, top: y, width, height }}
      aria-hidden
      textRendering="geometricPrecision"
    >
      {groups.map(({ key, layer, items }) => (
        <LayerGroup
          key={key}
          id={`${id}${key.replace(/[^\w-]/g, '_')}`}
          layer={layer}
          items={items}
          pictures={pictures}
          isUnseen={layer !== '' && layer === writing}
          unseenCell={items.some(({ cell }) => cell !== undefined && cell === writing) ? writing : null}
        />
      ))}
      <path
        className={styles.cutOff}
        fillRule="evenodd"
        d={`M${x} ${y}H${x + width}V${y + height}H${x}Z${cutPath(drawing)}`}
      />
    </svg>
  )
}
