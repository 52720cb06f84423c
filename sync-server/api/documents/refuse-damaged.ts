import { Refusal } from '#server/http/refusal.ts'

/** What is stored of a document cannot be read, as after a fault of a disk. */
export function refuseDamaged(): Refusal {
  return new Refusal('CONFLICT', { wordsOf: 'DAMAGED_DOCUMENT' })
}
