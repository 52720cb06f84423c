import { useEffect, useEffectEvent, useRef } from 'react'
import { createWatched, type Watched } from '../watch/watched.ts'

/** Something that can be done on the open screen. The command palette offers it. */
export interface ScreenAction {
  /** Unique on the screen. */
  readonly id: string
  /** A verb, as on the button of the screen. */
  readonly label: string
  /** What it is about, such as the name of a section. */
  readonly note?: string | undefined
  /** Why it cannot be done now; it is shown in place of the note. */
  readonly disabledReason?: string | undefined
  run(): void
}

const registered = new Map<object, readonly ScreenAction[]>()
const shown = createWatched<readonly ScreenAction[]>([])

/** What the mounted parts of the screen offer, in the order in which they were mounted. */
export const screenActions: Watched<readonly ScreenAction[]> = shown

/** Offers actions while the component is mounted. What cannot be done by this role or in this state is left out. */
export function useScreenActions(actions: readonly ScreenAction[]): void {
  const owner = useRef({})
  const run = useEffectEvent((id: string) => actions.find((action) => action.id === id)?.run())
  const key = JSON.stringify(actions.map(({ run: _, ...facts }) => facts))
  useEffect(() => {
    const { current } = owner
    const facts: Omit<ScreenAction, 'run'>[] = JSON.parse(key)
    // The latest render decides what an action does.
    registered.set(
      current,
      facts.map((action) => ({ ...action, run: () => run(action.id) })),
    )
    publish()
    return () => {
      registered.delete(current)
      publish()
    }
  }, [key])
}

function publish(): void {
  shown.set([...registered.values()].flat())
}
