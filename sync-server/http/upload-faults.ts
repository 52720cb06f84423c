import { Refusal } from './refusal.ts'

/** The message contains the limit in megabytes. */
export function tooLarge(maxBytes: number): Refusal {
  const words = { n: Math.floor(maxBytes / 1024 / 1024) }
  const fields = [{ field: 'file', code: 'FILE_TOO_LARGE', words }] as const
  return new Refusal('TOO_LARGE', { wordsOf: 'FILE_TOO_LARGE', fields })
}

/** The part `data`, or one that is read for nothing, has more bytes than the body of a call. */
export function dataTooLarge(): Refusal {
  return new Refusal('TOO_LARGE', { fields: [{ field: 'data', code: 'INVALID_VALUE' }] })
}

/** A part of a form is missing, or is not what it has to be. */
export function badPart(field: string, cause?: unknown): Refusal {
  return new Refusal('BAD_REQUEST', { fields: [{ field, code: 'INVALID_VALUE' }], cause })
}
