import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import overPage from '#features/editor/view/OverPage.module.css'
import { boundsOf, type PlacedNode } from '#scene/edit/placed-nodes.ts'
import { cellId } from '#scene/page/prepare-tables.ts'
import type { Edges } from '#scene/shapes/matrix.ts'
import { classNames } from '#ui/class-names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'
import { findCell } from '../text/cells.ts'
import { FollowBar } from './FollowBar.tsx'
import type { PersonHere } from './people-here.ts'
import styles from './RemoteMarks.module.css'
import { RemotePointers } from './RemotePointers.tsx'
import { useFollow } from './useFollow.ts'
import { usePeopleHere } from './usePeopleHere.ts'
import { usePublishPresence } from './usePublishPresence.ts'

const CommentPins = lazyComponent(() => import('../comments/CommentPins.tsx'), {
  when: afterFirstContentPaint,
})

/**
 * What other people select, write and point at on this page, over the canvas: the last child of the positioned element that has
 * its size. Shows the others the same of this person, too. The view moves it by three variables, without a render.
 */
export function RemoteMarks() {
  const root = useRef<HTMLDivElement>(null)
  const { page, nodes } = useShown()
  const follow = useFollow(root)
  usePublishPresence(root, follow?.part ?? null)
  useViewVariables(root)
  const here = usePeopleHere().filter((person) => person.page !== null && person.page === page?.id)
  const isShown = here.map((person) => ({ person, layers: layersOf(person, nodes) }))
  const pointing = isShown.map(({ person, layers }) => ({ person, isNamed: layers.length === 0 }))
  return (
    <div ref={root} className={styles.marks}>
      <div className={classNames(overPage.overPage, styles.scene)} aria-hidden>
        {isShown.map(({ person, layers }) => (
          <Selection key={person.client} person={person} layers={layers} />
        ))}
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

function Selection({ person, layers }: { person: PersonHere; layers: readonly PlacedNode[] }) {
  const { t } = useLingui()
  const { nodes } = useShown()
  if (layers.length === 0) return null
  const { name } = person
  const written = writtenLayer(nodes, person.writing)
  const top = layers.map(boundsOf).reduce(around)
  return (
    <div style={inColour(person.colour)}>
      {layers.map(({ layer: { id, w, h }, matrix: [a, b, c, d, e, f] }) => (
        <div
          key={id}
          className={styles.box}
          style={variables({ e, f, w, h, turn: `matrix(${a}, ${b}, ${c}, ${d}, 0, 0)` })}
        />
      ))}
      <span className={styles.flag} style={variables({ e: top.left, f: top.top })}>
        {written !== null && layers.some(({ layer }) => layer.id === written) ? t`${name} · 쓰는 중` : name}
      </span>
    </div>
  )
}

function around(one: Edges, other: Edges): Edges {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function inColour(colour: number): CSSProperties {
  return variables({ colour: `var(--p${colour})` })
}

function variables(values: Readonly<Record<string, string | number>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]))
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
