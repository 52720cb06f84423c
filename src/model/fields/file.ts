import { eitherForm, objectForm, textForm, wholeNumber } from './form.ts'
import type { FieldFacts } from './location.ts'
import type { Random } from './random.ts'
import { value } from './value.ts'

/** A reference to a file: its id at the server, or the id of a local blob until that is uploaded. */
export type FileReference = { idFile: number; name?: string } | { idBlob: string; name?: string }

const named = { name: textForm((text) => text.length <= 255) }
export const fileReference = eitherForm(
  objectForm<{ idFile: number }, { name: string }>({ idFile: wholeNumber(1) }, named),
  objectForm<{ idBlob: string }, { name: string }>(
    { idBlob: textForm((text) => /^[\w-]{8,64}$/.test(text)) },
    named,
  ),
)

/** A field that refers to a file, stored as a single value. */
export function file(options: FieldFacts = {}) {
  return value<FileReference>(fileReference, { ...options, holds: 'file', arbitrary: arbitraryReference })
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
