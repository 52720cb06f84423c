/**
 * What the nodes of one deployment say to each other. Losing a message harms nobody for long: what has to last is in
 * PostgreSQL, and whoever may have missed something is told so.
 */
export interface Bus {
  /** This process among the others; new with each start. */
  readonly node: string
  /** False: this node is cut off from the others for now. */
  readonly isConnected: boolean
  /** There are no others, heard or unheard. */
  readonly isAlone: boolean
  /** To the listeners of every other node, never to one's own. Lost while the bus is away. */
  publish(channel: string, message: Uint8Array): void
  /** Once it resolves, what is published is heard; while the bus is away it resolves all the same. */
  subscribe(channel: string, listener: BusListener): Promise<Unsubscribe>
  /** Something may have been missed, or not been heard by others. From here on nothing is, until the next time. */
  onGap(listener: () => void): Unsubscribe
  /** Another node has ended, or has been silent for so long that it counts as dead. */
  onGone(listener: (node: string) => void): Unsubscribe
  close(): Promise<void>
}

export type BusListener = (message: Uint8Array, node: string) => void
export type Unsubscribe = () => void
