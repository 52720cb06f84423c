import { msg } from '@lingui/core/macro'
import { commentHere } from '#features/comments/comment-here.ts'
import { sideBarAction } from '#features/side-bar/side-bar-action.ts'
import { nextStep, previousStep } from '#features/workbook/step/step-actions.ts'
import type { ActionFacts } from '#kits/actions/action.ts'
import { help, search } from '../actions/tool-actions.ts'
import { saved } from './key-actions.ts'

/** Keys that fields and dialogs answer themselves: `text-history-keys.ts`, and the browser. */
const ofElements: readonly ActionFacts[] = [
  { id: 'undo', label: msg`내가 쓴 것 실행 취소`, keys: [{ keys: 'Mod+Z' }] },
  { id: 'redo', label: msg`다시 하기`, keys: [{ keys: 'Mod+Shift+Z' }] },
]
const closeTop: ActionFacts = { id: 'close-top', label: msg`맨 위의 창 닫기`, keys: [{ keys: 'Escape' }] }

/**
 * What the help lists: what is usual, whether or not it can be done on this screen, and then what else is registered, each
 * action once.
 */
export function actionsWithKeys(
  screens: readonly ActionFacts[],
  registered: readonly ActionFacts[],
): ActionFacts[] {
  const usual: ActionFacts[] = [
    ...[search, nextStep, previousStep, sideBarAction, commentHere],
    ...screens,
    ...ofElements,
    ...[saved, closeTop, help],
  ]
  const byId = new Map<string, ActionFacts>(usual.map((action) => [action.id, action]))
  for (const action of registered) if (action.keys && !byId.has(action.id)) byId.set(action.id, action)
  return [...byId.values()]
}
