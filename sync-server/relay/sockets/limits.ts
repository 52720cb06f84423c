/** How much a socket, a room and a node may take. Tests and big customers hand down others. */
export interface RelayLimits {
  /** A socket that is not authorized by then is told to come back later. */
  readonly authorizationMs: number
  /** Sockets that wait for their authorization at the same time. */
  readonly unauthorizedSockets: number
  /** Ping every half of it; no answer within it ends the socket. */
  readonly livenessMs: number
  /** How long a peer that does not read its close frame keeps our memory. */
  readonly closingMs: number
  /** Seconds of the allowed rate that may come at once. */
  readonly burstSeconds: number
  /** Unsent bytes of a socket from which it gets no more deltas. */
  readonly softBufferBytes: number
  /** Unsent bytes of a socket that end it. */
  readonly hardBufferBytes: number
  /** A diff of twice as much goes out in pieces of this size. */
  readonly chunkBytes: number
  /** What is kept, of all documents together, of diffs that others may ask for too. */
  readonly sharedDiffBytes: number
  /** How long a socket may stay stale. */
  readonly staleMs: number
  /** One awareness state as JSON. */
  readonly presenceBytes: number
  /** From the last client's leaving to compaction and unloading. */
  readonly idleMs: number
  /** Encoded size of one document. */
  readonly documentBytes: number
  /** Encoded size of all loaded documents; on the heap they take some twelve times as much. */
  readonly loadedBytes: number
  /** What one graceful close may take for the log. */
  readonly shutdownMs: number
  /** How often each socket is authorized again while other nodes cannot tell what was withdrawn. */
  readonly recheckMs: number
}

export const defaultLimits: RelayLimits = {
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
  idleMs: 30_000,
  documentBytes: 32 * 1024 * 1024,
  loadedBytes: 128 * 1024 * 1024,
  shutdownMs: 8_000,
  recheckMs: 5_000,
}
