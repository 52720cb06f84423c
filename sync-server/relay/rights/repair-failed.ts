/**
 * The server's own check of a change, or its putting back, has failed. The change cannot be kept, because it may be one
 * that its author may not make; but the author has done nothing wrong, so no final close code may follow.
 */
export class RepairFailed extends Error {
  override readonly name = 'RepairFailed'
}
