import type pg from 'pg'
import { type Append, insertWhatBelongs } from './append.ts'
import { GroupCommit } from './group-commit.ts'

/** Where appends become durable, in the order in which they come. */
export interface Appender {
  /** They have failed for so long, or are so many, that clients had better keep their words themselves. */
  readonly isStuck: boolean
  /** What is not stored yet. */
  readonly bytes: number
  /** See `UpdateLog.append`. */
  append(append: Append): Promise<void>
  onStuck(listener: () => void): () => void
  flush(withinMs: number): Promise<boolean>
  close(): void
}

export interface AppenderOptions {
  readonly stuckAfterMs?: number | undefined
  readonly stuckAtBytes?: number | undefined
}

interface AppendListener {
  committed(appends: readonly Append[], refused: ReadonlyMap<Append, Error>, seconds: number): void
  failed(error: unknown, attempt: number): void
}

export function openAppender(
  pool: pg.Pool,
  listener: AppendListener,
  { stuckAfterMs = 30_000, stuckAtBytes = 64 * 1024 * 1024 }: AppenderOptions = {},
): Appender {
  return new GroupCommit<Append>({
    commit: async (appends) => {
      const startedAt = performance.now()
      const refused = await insertWhatBelongs(pool, appends)
      listener.committed(appends, refused, (performance.now() - startedAt) / 1000)
      return refused
    },
    sizeOf,
    onFailure: (error, attempt) => listener.failed(error, attempt),
    stuckAfterMs,
    stuckAtBytes,
  })
}

export function sizeOf({ entries }: Append): number {
  return entries.reduce((sum, { data }) => sum + data.length, 0)
}
