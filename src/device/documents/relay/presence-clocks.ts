import type { Awareness } from 'y-protocols/awareness'

/*
 * A state is taken only with a higher clock than the last one of its client, and a removal keeps that clock. Without the
 * following, whoever reconnects stays unseen until the next renewal, 15 to 18 s later.
 */

/** Gives the own state a new clock, so that those who have removed it take it again. */
export function renewOwnState(awareness: Awareness): void {
  const state = awareness.getLocalState()
  if (state !== null) awareness.setLocalState(state)
}

/** Forgets the clocks of removed clients, so that their states are taken again as they were. */
export function forgetRemovedClients(awareness: Awareness): void {
  for (const id of awareness.meta.keys()) {
    if (id !== awareness.clientID && !awareness.states.has(id)) awareness.meta.delete(id)
  }
}
