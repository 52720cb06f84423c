import type { Peer } from '#engine/documents/relay/presence.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { payloadOfPeer } from './people-here.ts'

/** A pointer that has not moved for so long is hidden. */
const stillMs = 10_000

export interface PointerTracker {
  /** Puts the pointers of these clients where they are now. */
  move(peers: readonly Peer[]): void
  close(): void
}

/** Moves the elements of pointers by `--e` and `--f`, in px of the page; one that is hidden has `data-still`. */
export function createPointerTracker(elementOf: (client: number) => HTMLElement | undefined): PointerTracker {
  const shown = new Map<
    number,
    { readonly at: string; readonly element: HTMLElement; readonly timer: Timer }
  >()
  const forget = (client: number) => {
    clearTimeout(shown.get(client)?.timer)
    shown.delete(client)
  }
  return {
    move: (peers) => {
      const present = new Set<number>()
      for (const peer of peers) {
        const pointer = payloadOfPeer(peer)?.pointer
        const { clientId: client } = peer
        const element = elementOf(client)
        if (!pointer || !element) continue
        present.add(client)
        const at = pointer.join(' ')
        const known = shown.get(client)
        if (known?.at === at && known.element === element) continue
        forget(client)
        element.style.setProperty('--e', String(pointer[0]))
        element.style.setProperty('--f', String(pointer[1]))
        element.removeAttribute('data-still')
        const timer = startTimer(() => element.setAttribute('data-still', ''), stillMs)
        shown.set(client, { at, element, timer })
      }
      for (const [client, { element }] of shown) {
        if (present.has(client)) continue
        element.setAttribute('data-still', '')
        forget(client)
      }
    },
    close: () => {
      for (const { timer } of shown.values()) clearTimeout(timer)
      shown.clear()
    },
  }
}
