/**
 * Why a group could not be committed, by which is decided what becomes of it:
 * ```
 *   away        PostgreSQL does not answer, or can store nothing now    the whole group is tried again
 *   otherEpoch  a document was rebuilt                                  its appends are refused
 *   locked      the row of a document is locked for long                its appends leave the group
 *   slow        the server has ended the statement                      the largest leave the group
 *   tooLarge    PostgreSQL cannot store a value of this size            found by halves and refused
 *   invalid     PostgreSQL cannot store a value of this content         found by halves and refused
 *   unknown     it answers, and nothing is known of the reason          found by halves, and leaves the group
 * ```
 */
export type AppendFailure = 'away' | 'otherEpoch' | 'locked' | 'slow' | 'tooLarge' | 'invalid' | 'unknown'

/** The SQLSTATE of the error that `same_history` raises. */
const otherHistory = 'SG409'
const bySqlState: Readonly<Record<string, AppendFailure>> = {
  [otherHistory]: 'otherEpoch',
  '55P03': 'locked',
  '57014': 'slow',
  // A message that is longer than the protocol allows, too.
  '08P01': 'unknown',
}
/** By the class, the first two characters. A constraint (23) says that the tables are not as expected, not the values. */
const bySqlStateClass: Readonly<Record<string, AppendFailure>> = {
  '08': 'away',
  '22': 'invalid',
  '25': 'away',
  '28': 'away',
  '3D': 'away',
  '40': 'away',
  '42': 'away',
  '53': 'away',
  '54': 'tooLarge',
  '57': 'away',
  '58': 'away',
}

export function appendFailureOf(error: unknown): AppendFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^[0-9A-Z]{5}$/.test(code)) return bySqlState[code] ?? bySqlStateClass[code.slice(0, 2)] ?? 'unknown'
  // What the client of PostgreSQL cannot even write into a message.
  if (error instanceof RangeError || code === 'ERR_STRING_TOO_LONG') return 'tooLarge'
  return 'away'
}
