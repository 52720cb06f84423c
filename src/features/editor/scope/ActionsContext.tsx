import { createContext, use } from 'react'
import type { Action } from '#kits/actions/action.ts'
import type { ActsState } from './acts-state.ts'

/** Actions that belong together in menus, in this order. */
export type ActionGroup =
  | 'clipboard'
  | 'edit'
  | 'order'
  | 'align'
  | 'hold'
  | 'history'
  | 'page'
  | 'view'
  | 'tool'

export interface EditorAction extends Action {
  readonly group: ActionGroup
}

export interface EditorActionsValue {
  readonly acts: ActsState
  /** What can be done in the editor; what this person may not do is left out. */
  readonly actions: readonly EditorAction[]
}

export const ActionsContext = createContext<EditorActionsValue | null>(null)

function useValue(): EditorActionsValue {
  const value = use(ActionsContext)
  if (value === null) throw new Error('an action of the editor is used outside of it')
  return value
}

/** All actions of the editor, as they are now. */
export function useEditorActions(): readonly EditorAction[] {
  return useValue().actions
}

/** One action by its id; null where this person may not do it. */
export function useAction(id: string): EditorAction | null {
  return useValue().actions.find((action) => action.id === id) ?? null
}

/** What actions have opened: the same object for as long as the editor is open. */
export function useActs(): ActsState {
  return useValue().acts
}
