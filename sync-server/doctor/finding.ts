/** ok: as it should be. note: worth knowing. bad: has to be fixed before the deployment is used. */
export interface Finding {
  readonly verdict: 'ok' | 'note' | 'bad'
  readonly about: string
  /** The state and, unless it is ok, what to do about it. */
  readonly words: string
}

export const ok = (about: string, words: string): Finding => ({ verdict: 'ok', about, words })
export const note = (about: string, words: string): Finding => ({ verdict: 'note', about, words })
export const bad = (about: string, words: string): Finding => ({ verdict: 'bad', about, words })

/** Readable texts for error codes. */
const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no server listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer in time',
  TimeoutError: 'it does not answer in time',
  EAUTH: 'it refuses the name or the password',
  '28P01': 'it refuses the password',
  '28000': 'it refuses the name',
  '3D000': 'there is no such database',
  '42501': 'this user may not do it',
}

/** Why an external service did not answer, in a few words and without anything that was sent to it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'for no reason that it told'
  const { code, name, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown }
  const words = known[code ?? name] ?? known[/\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? '']
  if (words) return words
  const [inner]: unknown[] = error instanceof AggregateError ? error.errors : [cause]
  if (inner instanceof Error) return reasonOf(inner)
  return (message.split('\n')[0] || (code ?? name)).replace(/\.$/, '')
}
