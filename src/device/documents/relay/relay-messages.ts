import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as z from 'zod/mini'
import { isDocumentName } from '#model/documents/names.ts'
import { messageKind, type Problem } from '#model/sync/protocol.ts'

const problem = z.object({
  document: z.string().check(z.refine(isDocumentName)),
  field: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
  words: z.optional(z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {})),
})

/** The JSON of a `problem` message; null where it is none that this version understands. */
export function readProblem(decoder: decoding.Decoder): Problem | null {
  try {
    const parsed = problem.safeParse(JSON.parse(decoding.readVarString(decoder)))
    return parsed.success ? (parsed.data as Problem) : null
  } catch {
    return null
  }
}

export function encodeMark(mark: number): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, messageKind.mark)
  encoding.writeVarUint(encoder, mark)
  return encoding.toUint8Array(encoder) as Uint8Array<ArrayBuffer>
}

/** `RESOLVED` takes back what was said of the field before; anything else replaces it. */
export function withProblem(problems: readonly Problem[], next: Problem): readonly Problem[] {
  const others = problems.filter(({ field }) => field !== next.field)
  return next.code === 'RESOLVED' ? others : [...others, next]
}
