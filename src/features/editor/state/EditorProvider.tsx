import { createContext, type ReactNode, use, useDeferredValue, useMemo, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useDesignBody } from '#kits/design/document/useDesignBody.ts'
import { useSettledFiles } from '#kits/design/document/useSettledFiles.ts'
import { type DressOfBrand, useDress } from '#kits/design/dress/useDress.ts'
import { useDressOf } from '#kits/design/dress/useDressOf.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { type PlacedNode, placeNodes } from '#scene/edit/placed-nodes.ts'
import { createEditorState, type EditorState, type PanelName } from './editor-state.ts'
import { useEndWithRights } from './useEndWithRights.ts'

/** What the editor shows: made anew with each change of the design or the brand. */
export interface Shown {
  readonly body: Body
  /** One of its pages; null for a design without one. */
  readonly page: Page | null
  readonly dress: DressOfBrand
  /** All layers of the page by key, in the order of painting, groups before what is in them. */
  readonly nodes: ReadonlyMap<string, PlacedNode>
}

const StateContext = createContext<EditorState | null>(null)
const ShownContext = createContext<Shown | null>(null)

interface Props {
  /** The panel that is open first. */
  panel?: PanelName | undefined
  children: ReactNode
}

/** Around all parts of the editor, inside of the provider of its design. */
export function EditorProvider({ panel, children }: Props) {
  const [state] = useState(() => createEditorState(panel))
  useEndWithRights(state)
  const body = useDesignBody()
  useSettledFiles()
  const dress = useDressOf(body, useDress())
  const key = useWatched(state.page)
  const page = body.pages.find(({ id }) => id === key) ?? body.pages[0] ?? null
  const nodes = useMemo(() => placeNodes(page), [page])
  const shown = useMemo(() => ({ body, page, dress, nodes }), [body, page, dress, nodes])
  return (
    <StateContext value={state}>
      <ShownContext value={shown}>{children}</ShownContext>
    </StateContext>
  )
}

/** The state of the editor around: the same object for as long as it is open. */
export function useEditorState(): EditorState {
  return required(use(StateContext))
}

/** What is shown now; renders again with every change of it. */
export function useShown(): Shown {
  return required(use(ShownContext))
}

/** The selected layers that are still there, in the order of painting. */
export function useSelected(): readonly PlacedNode[] {
  return useNodesOf(useWatched(useEditorState().selection))
}

/** The same for what renders much for a selection: that is done between the frames of the drag that a press may begin. */
export function useSelectedLater(): readonly PlacedNode[] {
  return useNodesOf(useDeferredValue(useWatched(useEditorState().selection)))
}

function useNodesOf(keys: readonly string[]): readonly PlacedNode[] {
  const { nodes } = useShown()
  return useMemo(() => keys.flatMap((key) => nodes.get(key) ?? []), [nodes, keys])
}

/** Runs a change of the design as one transaction and one step of undo; null where it cannot be edited. */
export function useEdit(): ReturnType<typeof useDocumentView>['document']['edit'] {
  const { document, isReadOnly } = useDocumentView('design')
  return (change) => (isReadOnly ? null : document.edit(change))
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a part of the editor is used outside of it')
  return value
}
