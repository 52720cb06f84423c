import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { isComposing } from '#ui/composing.ts'
import type { Action, KeyBinding } from './action.ts'
import { isApple, isPressed } from './keys.ts'

/** Keys of the screen act before those of the app. */
export type ActionLevel = 'screen' | 'app'

type Offered = Readonly<Record<ActionLevel, readonly Action[]>>

const registered: Record<ActionLevel, Map<object, readonly Action[]>> = {
  screen: new Map(),
  app: new Map(),
}
const offered = createWatched<Offered>({ screen: [], app: [] })

/** What is registered now, in the order in which it was. */
export const registeredActions: Watched<Offered> = offered

/** Returns what takes them away again. */
export function registerActions(level: ActionLevel, actions: readonly Action[]): () => void {
  const owner = {}
  registered[level].set(owner, actions)
  publish(level)
  return () => {
    registered[level].delete(owner)
    publish(level)
  }
}

function publish(level: ActionLevel): void {
  offered.set({ ...offered.get(), [level]: [...registered[level].values()].flat() })
  const { screen, app } = offered.get()
  const hasKeys = [...screen, ...app].some(({ keys }) => keys !== undefined)
  // The same listener is added once.
  if (hasKeys) addEventListener('keydown', onKeyDown)
  else removeEventListener('keydown', onKeyDown)
}

/** The one listener for keys of the whole page. A key that is held acts once. */
function onKeyDown(event: KeyboardEvent): void {
  if (isComposing(event)) return
  const { screen, app } = offered.get()
  // Of two with the same keys, that which was registered last: what was opened last, or has changed last.
  for (const action of [...screen.toReversed(), ...app.toReversed()]) {
    const binding = action.keys?.find((one) => acts(one, event))
    if (!binding || action.disabledReason !== undefined || action.when?.() === false) continue
    if (!binding.isShared) event.preventDefault()
    if (!event.repeat) action.run()
    if (!binding.isShared) return
  }
}

function acts({ keys, inField, inDialog, isShared }: KeyBinding, event: KeyboardEvent): boolean {
  if (!isPressed(event, keys) || (event.defaultPrevented && !isShared)) return false
  if (inField === undefined && isWriting(event)) return false
  if (inField === 'noCaret' && isApple && hasCaret(event.target)) return false
  return inDialog === true || document.querySelector('dialog:modal') === null
}

/**
 * Whether the key is for the text of a field. A field with `data-canvas-keys`, which has the focus before anything is written in
 * it, takes letters and signs alone.
 */
function isWriting({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.dataset.canvasKeys !== undefined) return key.length === 1 && !ctrlKey && !metaKey
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)
}

function hasCaret(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}
