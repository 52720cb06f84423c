/**
 * SQL of the key of an advisory lock on one document; `$1` is the id of the brand, `$2` the name of the document.
 * Who takes the same lock must take it by this function: two spellings would be two locks.
 *
 * `compaction` excludes compactions and rebuilds from each other, `version` two nodes that keep the same version, and
 * `settle` two nodes that settle the same room.
 */
export function documentLock(purpose: 'compaction' | 'version' | 'settle'): string {
  return `hashtextextended('saegim ${purpose} ' || $1::bigint || ' ' || $2::text, 0)`
}
