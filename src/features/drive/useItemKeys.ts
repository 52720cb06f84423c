import type { KeyboardEvent } from 'react'
import { isPressed } from '#kits/actions/keys.ts'
import type { ItemAction } from './item-action.ts'
import { itemActions } from './item-actions.ts'
import type { DriveItem } from './view/drive-item.ts'

interface Options {
  readonly items: readonly DriveItem[]
  readonly chosen: readonly DriveItem[]
  readonly canWrite: boolean
  readonly onChoose: (key: string) => void
  readonly onAct: (action: ItemAction, items: readonly DriveItem[]) => void
}

/** The keys of a file manager, for the rows inside: they act on what is chosen, otherwise on the row that has the focus. */
export function useItemKeys({ items, chosen, canWrite, onChoose, onAct }: Options) {
  const focusedIn = ({ target }: KeyboardEvent) =>
    target instanceof Element && target.matches('[role="row"]') ? target.getAttribute('data-key') : null

  /** Before the list, for which the key chooses. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.key !== ' ' || !isPlain) return
    const focused = focusedIn(event)
    const file = items.find(({ id, type }) => id === focused && type === 'file')
    if (!file) return
    event.preventDefault()
    event.stopPropagation()
    onAct('open', [file])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = focusedIn(event)
    const action = actionOf(event)
    if (focused === null || !action || (!canWrite && action !== 'copy')) return
    const on = items.filter(({ id }) => id === focused)
    const what = chosen.length > 0 && action !== 'rename' ? chosen : on
    if (what.length === 0) return
    event.preventDefault()
    if (what === on) onChoose(focused)
    onAct(action, what)
  }

  return { onKeyDown, onKeyDownCapture }
}

function actionOf(event: KeyboardEvent): ItemAction | null {
  // On an Apple keyboard without the key Delete.
  if (event.key === 'Backspace' && event.metaKey) return 'trash'
  for (const { id, keys } of [itemActions.rename, itemActions.trash, itemActions.cut, itemActions.copy]) {
    if (keys.some((binding) => isPressed(event, binding.keys))) return id
  }
  return null
}
