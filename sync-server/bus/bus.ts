/**
 * Messages between the nodes of one deployment. Messages may be lost: what has to last is in PostgreSQL, and a node that
 * may have missed messages is told so by `onGap`.
 */
export interface Bus {
  /** The id of this process; new with each start. */
  readonly node: string
  /** False: this node is cut off from the others for now. */
  readonly isConnected: boolean
  /** There can be no other nodes, connected or not. */
  readonly isAlone: boolean
  /** Sends to the listeners of every other node, never of this one. Lost while the bus is away; never throws. */
  publish(channel: string, message: Uint8Array): void
  /** Once it resolves, messages are received. While the bus is away it resolves too, and receives after the next gap. */
  subscribe(channel: string, listener: BusListener): Promise<Unsubscribe>
  /** Messages may have been lost, in either direction. From the call on none are, until the next gap. */
  onGap(listener: () => void): Unsubscribe
  /** Another node has ended, or has sent nothing for so long that it counts as dead. */
  onGone(listener: (node: string) => void): Unsubscribe
  close(): Promise<void>
}

export type BusListener = (message: Uint8Array, node: string) => void
export type Unsubscribe = () => void
