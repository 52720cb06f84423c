import * as z from 'zod/mini'
import type { FieldFacts, Random } from './place.ts'
import { value } from './value.ts'

/** A reference to a file: its id at the server, or a local blob's id while it waits in the queue. */
const fileReference = z.union([
  z.object({
    idFile: z.number().check(z.int(), z.positive()),
    name: z.optional(z.string().check(z.maxLength(255))),
  }),
  z.object({
    idBlob: z.string().check(z.regex(/^[\w-]{8,64}$/)),
    name: z.optional(z.string().check(z.maxLength(255))),
  }),
])

export type FileReference = z.infer<typeof fileReference>

/** `file()`: one winner per field, as any single value. */
export function file(options: FieldFacts = {}) {
  return value<FileReference>(fileReference, { ...options, arbitrary: arbitraryReference })
}

function arbitraryReference(random: Random): FileReference {
  return random() < 0.5
    ? { idFile: 1 + Math.floor(random() * 1000) }
    : {
        idBlob: `blob-${Math.floor(random() * 1e9)
          .toString(36)
          .padStart(8, '0')}`,
      }
}
