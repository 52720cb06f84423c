import type * as Y from 'yjs'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import type { EditorState } from '#features/editor/state/editor-state.ts'
import type { DrawnScene, Moving } from '#features/editor/state/painted.ts'
import type { Zoom } from '#features/editor/view/zoom.ts'
import type { Page } from '#scene/body/body.ts'
import type { PageSize } from '#scene/body/page-size.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import type { Snap } from '#scene/edit/snap.ts'
import type { DrawnCell } from '#scene/list/drawing.ts'
import type { Edges, Point } from '#scene/shapes/matrix.ts'

export type Nodes = ReadonlyMap<string, PlacedNode>

/** What gestures are about: another one after each change of the design. */
export interface Scene {
  readonly page: Page | null
  readonly nodes: Nodes
  readonly size: PageSize
  /** px of the safe margin. */
  readonly margin: number
  readonly unit: 'px' | 'mm'
  readonly isReadOnly: boolean
  /** One transaction and one step of undo; null where nothing may be edited. */
  readonly edit: <Result>(change: (doc: Y.Doc) => Result) => Result | null
  readonly zoom: Zoom
}

/** What a gesture snaps to by now. */
export type Marks = Pick<Snap, 'lines' | 'gaps'>

/** A few words beside the pointer: in px of the page, or degrees. */
export type Pill =
  | { readonly kind: 'size'; readonly at: Point; readonly w: number; readonly h: number }
  | { readonly kind: 'turn'; readonly at: Point; readonly degrees: number }

/** What the parts of the canvas share beside the state of the editor; nothing of it outlives a gesture. */
export interface CanvasParts {
  readonly state: EditorState
  readonly scene: () => Scene | null
  readonly moving: Watchable<Moving | null>
  readonly marquee: Watchable<Edges | null>
  readonly marks: Watchable<Marks | null>
  readonly pill: Watchable<Pill | null>
  /** The layer under the pointer. */
  readonly hovered: Watchable<string | null>
  /** A gesture goes on: handles are not shown. */
  readonly isBusy: Watchable<boolean>
  /** The cells of tables as they are drawn. */
  readonly cells: Watchable<readonly DrawnCell[]>
  /** The page asks for more than a page may have, and is drawn as an empty sheet. */
  readonly isRefused: Watchable<boolean>
  /** null until a page is painted. */
  readonly drawn: Watchable<DrawnScene | null>
}

export function createCanvasParts(state: EditorState, scene: () => Scene | null): CanvasParts {
  return {
    state,
    scene,
    moving: createWatched<Moving | null>(null),
    marquee: createWatched<Edges | null>(null),
    marks: createWatched<Marks | null>(null),
    pill: createWatched<Pill | null>(null),
    hovered: createWatched<string | null>(null),
    isBusy: createWatched(false),
    cells: createWatched<readonly DrawnCell[]>([]),
    isRefused: createWatched(false),
    drawn: createWatched<DrawnScene | null>(null),
  }
}
