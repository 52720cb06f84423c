import type { KeyboardEvent } from 'react'
import type { ActionFacts } from '#kits/actions/action.ts'
import { isPressed } from '#kits/actions/keys.ts'
import type { LibraryItem } from './library-item.ts'

/** The keys that file managers have for items. */
export const itemKeys = {
  rename: [{ keys: '(Mod)+(Shift)+(Alt)+F2' }],
  delete: [{ keys: '(Mod)+(Shift)+(Alt)+Delete' }],
} as const satisfies Readonly<Record<string, ActionFacts['keys']>>

/** What an action of this name is for one item only: the one that has the focus. */
const ofOne = 'rename'

interface Options<Item extends LibraryItem, Action extends string> {
  readonly items: readonly Item[]
  readonly chosen: readonly Item[]
  readonly actions: readonly (Pick<ActionFacts, 'keys'> & { readonly id: Action })[]
  /** What the space bar does with a thing that has the focus; absent: it chooses. */
  readonly ofSpace?: Action
  readonly canAct: (action: Action, items: readonly Item[]) => boolean
  readonly onChoose: (key: string) => void
  readonly onAct: (action: Action, items: readonly Item[]) => void
}

/**
 * Handlers of the keys of a file manager, for the element around the rows: they act on what is chosen, otherwise on the row that
 * has the focus.
 */
export function itemKeyHandlers<Item extends LibraryItem, Action extends string>({
  items,
  chosen,
  actions,
  ofSpace,
  canAct,
  onChoose,
  onAct,
}: Options<Item, Action>) {
  const focusedIn = ({ target }: KeyboardEvent) =>
    target instanceof Element && target.matches('[role="row"]') ? target.getAttribute('data-key') : null

  /** Before the list, for which the key chooses. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (ofSpace === undefined || event.key !== ' ' || !isPlain) return
    const focused = focusedIn(event)
    const thing = items.find(({ id, type }) => id === focused && type !== 'folder')
    if (!thing) return
    event.preventDefault()
    event.stopPropagation()
    onAct(ofSpace, [thing])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const focused = focusedIn(event)
    const pressed = withDelete(event)
    const action = actions.find(({ keys = [] }) => keys.some((binding) => isPressed(pressed, binding.keys)))
    if (focused === null || !action) return
    const on = items.filter(({ id }) => id === focused)
    const what = chosen.length > 0 && action.id !== ofOne ? chosen : on
    if (what.length === 0 || !canAct(action.id, what)) return
    event.preventDefault()
    if (what === on) onChoose(focused)
    onAct(action.id, what)
  }

  return { onKeyDown, onKeyDownCapture }
}

/** On an Apple keyboard without the key Delete, the command key with Backspace. */
function withDelete({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  const isDelete = key === 'Backspace' && metaKey
  return { key: isDelete ? 'Delete' : key, code, altKey, ctrlKey, metaKey, shiftKey }
}
