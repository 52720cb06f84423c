/** Limits of a socket, a room and a node: times in ms, sizes in bytes. Tests pass smaller ones. */
export interface RelayLimits {
  /** A socket that is not authorized after this time is closed with 1013. */
  readonly authorizationMs: number
  /** Sockets that may be waiting for their authorization at the same time. */
  readonly unauthorizedSockets: number
  /** Three pings in this time; without any answer within it the socket is terminated. */
  readonly livenessMs: number
  /** From the close frame to terminating a peer that does not answer it. */
  readonly closingMs: number
  /** Seconds of the allowed rate that may come at once. */
  readonly burstSeconds: number
  /** Unsent bytes of a socket from which it gets no more deltas. */
  readonly softBufferBytes: number
  /** Unsent bytes of a socket at which it is closed. */
  readonly hardBufferBytes: number
  /** A diff of twice as much goes out in pieces of this size. */
  readonly chunkBytes: number
  /** Size of the cache of encoded diffs, for all documents of a node. */
  readonly sharedDiffBytes: number
  /** How long a socket may stay stale. */
  readonly staleMs: number
  /** One awareness state as JSON. */
  readonly presenceBytes: number
  /** Presence messages a second of one account, whatever sockets they come by; never more than updates of one socket. */
  readonly presencePerSecond: number
  /** From the release of the last handle to compaction and unloading. */
  readonly idleMs: number
  /** Weight of one document: its encoded size, or 96 bytes for each struct in memory if that is more. */
  readonly documentBytes: number
  /** Weight of all loaded documents, RELAY_LOADED_BYTES; on the heap they take some twelve times as much. */
  readonly loadedBytes: number
  /**
   * Processor time that applying one update of a client may take. What a person writes in a long day without a network, each
   * letter elsewhere, takes some 50 ms.
   */
  readonly updateMs: number
  /** Processor time that loading a document into memory may take. */
  readonly loadMs: number
  /** Processor time of all expensive messages of one account on this node, in ms a second. */
  readonly workPerSecond: number
  /** As much of it may be used at once. */
  readonly workBurstMs: number
  /**
   * Values that are kept of what one connection wrote without the right to. An earlier release, which shows guarded fields as
   * open, sends a change for each letter.
   */
  readonly keptOfConnection: number
  /** The same of one account on this node, at once and a day. */
  readonly keptOfAccount: number
  /** How long closing waits for updates to be stored. */
  readonly shutdownMs: number
  /** How often each socket is authorized again while the bus is away and other nodes cannot tell of withdrawn access. */
  readonly recheckMs: number
}

export const defaultLimits: Omit<RelayLimits, 'loadedBytes'> = {
  authorizationMs: 10_000,
  unauthorizedSockets: 2_000,
  livenessMs: 30_000,
  closingMs: 2_000,
  burstSeconds: 20,
  softBufferBytes: 1024 * 1024,
  hardBufferBytes: 16 * 1024 * 1024,
  chunkBytes: 128 * 1024,
  sharedDiffBytes: 8 * 1024 * 1024,
  staleMs: 30_000,
  presenceBytes: 8 * 1024,
  presencePerSecond: 100,
  idleMs: 30_000,
  documentBytes: 32 * 1024 * 1024,
  updateMs: 500,
  loadMs: 2_000,
  workPerSecond: 20,
  workBurstMs: 500,
  keptOfConnection: 20,
  keptOfAccount: 100,
  shutdownMs: 8_000,
  recheckMs: 5_000,
}
