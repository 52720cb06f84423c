import { useEffect, useRef } from 'react'
import { useWatched } from '#engine/watch/useWatched.ts'
import { handleSizes } from '#features/editor/view/handle-look.ts'
import overPage from '#features/editor/view/OverPage.module.css'
import { isLocked, movableOf } from '#scene/edit/locks.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { type SelectionBox, selectionBox } from '#scene/edit/select.ts'
import type { Matrix } from '#scene/list/drawing.ts'
import { apply } from '#scene/shapes/matrix.ts'
import { classNames } from '#ui/class-names.ts'
import { useMedia } from '#ui/useMedia.ts'
import type { CanvasParts, Nodes } from '../control/canvas-parts.ts'
import { usePreviewed } from '../control/usePreviewed.ts'
import { Handles } from './Handles.tsx'
import { LockMark } from './LockMark.tsx'
import styles from './Overlay.module.css'

interface Props {
  readonly parts: CanvasParts
  readonly nodes: Nodes
  readonly scale: number
  readonly isReadOnly: boolean
}

/** So many outlines of single layers are drawn at most: more say nothing. */
const mostOutlines = 200

/** What is selected, in px of the screen, as a gesture changes it; its corner 0, 0 is that of the page. */
export function PreviewedOverlay(props: Omit<Props, 'nodes'>) {
  const { nodes } = usePreviewed(props.parts)
  return <Overlay {...props} nodes={nodes} />
}

function Overlay({ parts, nodes, scale, isReadOnly }: Props) {
  const moved = useMovedOutlines(parts, scale)
  const selection = useWatched(parts.state.selection)
  const hovered = useWatched(parts.hovered)
  const entered = useWatched(parts.state.entered)
  const writing = useWatched(parts.state.writing)
  const isBusy = useWatched(parts.isBusy)
  const size = handleSizes[useMedia('(pointer: coarse)') ? 'coarse' : 'fine']
  const selected = selection.flatMap((key) => nodes.get(key) ?? [])
  const movable = movableOf(nodes, selection)
  const box = selectionBox(selected)
  const group = entered === null ? undefined : nodes.get(entered)
  const under = hovered === null || selection.includes(hovered) || isBusy ? undefined : nodes.get(hovered)
  const handled = selectionBox(movable)
  return (
    <svg className={classNames(overPage.overPage, styles.overlay)} aria-hidden>
      {group && <path className={styles.entered} d={outlineOf(frameBox(group), scale)} />}
      {under && <path className={styles.hovered} d={outlineOf(frameBox(under), scale)} />}
      <g ref={moved}>
        {selected.length > 1 &&
          selected
            .slice(0, mostOutlines)
            .map((node) => (
              <path key={node.layer.id} className={styles.single} d={outlineOf(frameBox(node), scale)} />
            ))}
        {box && <Outline d={outlineOf(box, scale)} />}
      </g>
      {handled && !isReadOnly && !isBusy && writing === null && (
        <Handles box={handled} scale={scale} size={size} layers={movable.map(({ layer }) => layer)} />
      )}
      {!isReadOnly &&
        !isBusy &&
        selected
          .filter(({ layer }) => isLocked(nodes, layer.id, 'place'))
          .slice(0, mostOutlines)
          .map((node) => {
            const [x, y] = apply(node.matrix, [0, 0])
            return <LockMark key={node.layer.id} x={x * scale} y={y * scale} />
          })}
    </svg>
  )
}

function Outline({ d }: { readonly d: string }) {
  return (
    <>
      <path className={styles.halo} d={d} />
      <path className={styles.selected} d={d} />
    </>
  )
}

/** Moves the outlines with the layers of a gesture, without rendering. */
function useMovedOutlines({ moving }: CanvasParts, scale: number) {
  const group = useRef<SVGGElement>(null)
  useEffect(() => {
    const show = () => {
      const now = moving.get()
      if (!group.current) return
      group.current.style.transform = now ? `matrix(${onScreen(now.matrix, scale).join(',')})` : ''
    }
    show()
    return moving.subscribe(show)
  }, [moving, scale])
  return group
}

/** A matrix of the page for what is scaled already. */
function onScreen([a, b, c, d, e, f]: Matrix, scale: number): Matrix {
  return [a, b, c, d, e * scale, f * scale]
}

function frameBox({ layer: { w, h }, matrix }: PlacedNode): SelectionBox {
  return { matrix, w, h }
}

function outlineOf({ matrix, w, h }: SelectionBox, scale: number): string {
  const corners = [
    apply(matrix, [0, 0]),
    apply(matrix, [w, 0]),
    apply(matrix, [w, h]),
    apply(matrix, [0, h]),
  ].map(([x, y]) => `${hundredth(x * scale)} ${hundredth(y * scale)}`)
  return `M${corners.join('L')}Z`
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}
