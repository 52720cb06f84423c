import { useEffect, useEffectEvent } from 'react'
import type { Action } from './action.ts'
import { type ActionLevel, registerActions } from './keymap.ts'

/**
 * Offers actions while the component is mounted: the palette lists them, their keys act. What cannot be done by this role or in
 * this state is left out.
 */
export function useScreenActions(actions: readonly Action[]): void {
  useActions('screen', actions)
}

/** The same for keys of every screen. The palette lists actions of the app by itself. */
export function useAppActions(actions: readonly Action[]): void {
  useActions('app', actions)
}

function useActions(level: ActionLevel, actions: readonly Action[]): void {
  const read = useEffectEvent(() => actions)
  const facts = JSON.stringify(actions, (name, value) => (name === 'icon' ? undefined : value))
  // Registered anew where a fact has changed.
  useEffect(() => {
    // The latest render decides what an action does.
    const latest = (id: string) => read().find((action) => action.id === id)
    return registerActions(
      level,
      read().map((action) => ({
        ...action,
        when: () => latest(action.id)?.when?.() ?? true,
        run: () => latest(action.id)?.run(),
      })),
    )
  }, [level, facts])
}
