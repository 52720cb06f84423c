import { useLingui } from '@lingui/react/macro'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Watched } from '#engine/watch/watched.ts'
import overPage from '#features/editor/view/OverPage.module.css'
import { boundsOf, type PlacedNode } from '#scene/edit/placed-nodes.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import { classNames } from '#ui/class-names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import type { DrawnScene, Moving } from '../state/painted.ts'
import { findCell } from '../text/cells.ts'
import { FollowBar } from './FollowBar.tsx'
import { around } from './gesture-boxes.ts'
import { boxStyle, inColour, placeOn, variables } from './page-box.ts'
import type { PersonHere } from './people-here.ts'
import { RemoteCarets } from './RemoteCarets.tsx'
import { RemoteGestures } from './RemoteGestures.tsx'
import styles from './RemoteMarks.module.css'
import { RemotePointers } from './RemotePointers.tsx'
import { useFollow } from './useFollow.ts'
import { usePeopleHere } from './usePeopleHere.ts'
import { usePublishPresence } from './usePublishPresence.ts'
import { useRemoteCarets } from './useRemoteCarets.ts'
import { watchedFrom } from './watched-from.ts'

const CommentPins = lazyComponent(() => import('../comments/CommentPins.tsx'), {
  when: afterFirstContentPaint,
})

interface Props {
  /** Of the canvas below. */
  readonly drawn: Watched<DrawnScene | null>
  readonly moving: Watched<Moving | null>
}

/**
 * What other people select, write, move and point at on this page, over the canvas: the last child of the positioned element that has
 * its size. Shows the others the same of this person, too. The view moves it by three variables, without a render.
 */
export function RemoteMarks({ drawn, moving }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const { page, nodes } = useShown()
  const follow = useFollow(root)
  usePublishPresence(root, follow?.part ?? null, moving)
  useViewVariables(root)
  const here = usePeopleHere().filter((person) => person.page !== null && person.page === page?.id)
  const carets = useRemoteCarets(drawn)
  const writers = useMemo(
    () => watchedFrom([carets], () => carets.get().map(({ client }) => client)),
    [carets],
  )
  const atCarets = useWatched(writers)
  const isShown = here.map((person) => ({ person, layers: layersOf(person, nodes) }))
  const pointing = isShown.map(({ person, layers }) => ({ person, isNamed: layers.length === 0 }))
  return (
    <div ref={root} className={styles.marks}>
      <div className={classNames(overPage.overPage, styles.scene)} aria-hidden>
        {isShown.map(({ person, layers }) => (
          <Selection
            key={person.client}
            person={person}
            layers={layers}
            isNamedElsewhere={atCarets.includes(person.client)}
          />
        ))}
        <RemoteGestures page={page?.id ?? null} />
        <RemoteCarets marks={carets} />
        <RemotePointers people={pointing} />
      </div>
      <CommentPins />
      {follow && <FollowBar {...follow} />}
    </div>
  )
}

/** What is still there of what they have selected, and the text that they write. */
function layersOf(
  { selection, writing }: PersonHere,
  nodes: ReadonlyMap<string, PlacedNode>,
): readonly PlacedNode[] {
  const written = writtenLayer(nodes, writing)
  const keys = new Set(written === null ? selection : [written, ...selection])
  return [...keys].flatMap((key) => nodes.get(key) ?? []).filter(({ isHidden }) => !isHidden)
}

/** A row is written in its table. */
function writtenLayer(nodes: ReadonlyMap<string, PlacedNode>, writing: string | null): string | null {
  if (writing === null || nodes.has(writing)) return writing
  return findCell(nodes, cellId(writing, 'item'))?.table ?? null
}

interface SelectionProps {
  readonly person: PersonHere
  readonly layers: readonly PlacedNode[]
  /** At their caret. */
  readonly isNamedElsewhere: boolean
}

function Selection({ person, layers, isNamedElsewhere }: SelectionProps) {
  const { t } = useLingui()
  const { nodes } = useShown()
  // While they move it, it is shown where they have it.
  if (layers.length === 0 || person.isMoving) return null
  const { name } = person
  const written = writtenLayer(nodes, person.writing)
  const top = layers.map(boundsOf).reduce(around)
  return (
    <div style={inColour(person.colour)}>
      {layers.map(({ layer: { id, w, h }, matrix }) => (
        <div key={id} className={styles.box} style={boxStyle(placeOn(matrix, { x: 0, y: 0, w, h }))} />
      ))}
      {!isNamedElsewhere && (
        <span className={styles.flag} style={variables({ e: top.left, f: top.top })}>
          {written !== null && layers.some(({ layer }) => layer.id === written) ? t`${name} · 쓰는 중` : name}
        </span>
      )}
    </div>
  )
}

/** `--view-x`, `--view-y` in px, and `--view-scale`, as the view of the editor has them. */
function useViewVariables(root: RefObject<HTMLElement | null>): void {
  const { view } = useEditorState()
  useLayoutEffect(() => {
    const write = () => {
      const { scale, x, y } = view.get() ?? { scale: 1, x: 0, y: 0 }
      const style = root.current?.style
      style?.setProperty('--view-scale', String(scale))
      style?.setProperty('--view-x', `${x}px`)
      style?.setProperty('--view-y', `${y}px`)
    }
    write()
    return view.subscribe(write)
  }, [root, view])
}
