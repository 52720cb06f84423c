import type pg from 'pg'
import type { DocId } from '../log/update-log.ts'
import { type RebuildOutcome, rebuild } from './rebuild.ts'

/** Gives documents a new history, and says so to whoever has the old one in memory. */
export interface Histories {
  rebuild(doc: DocId, restTakesIt: boolean): Promise<RebuildOutcome>
}

export function openHistories(pool: pg.Pool, rebuilt: { emit(doc: DocId): void }): Histories {
  return {
    async rebuild(doc, restTakesIt) {
      const outcome = await rebuild(pool, doc, restTakesIt)
      if (outcome === 'rebuilt') rebuilt.emit(doc)
      return outcome
    },
  }
}
