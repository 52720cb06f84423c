import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import * as z from 'zod/mini'
import { isDocumentName } from '#model/document-kinds/names.ts'
import { messageKind, type Problem } from '#model/sync/protocol.ts'

const problem = z.object({
  document: z.string().check(z.refine(isDocumentName)),
  field: z.nullable(z.string()),
  code: z.string(),
  message: z.string(),
  words: z.optional(z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {})),
})

/** Reads a `problem` message; null where this version does not understand it. */
export function readProblem(decoder: decoding.Decoder): Problem | null {
  try {
    const parsed = problem.safeParse(JSON.parse(decoding.readVarString(decoder)))
    return parsed.success ? (parsed.data as Problem) : null
  } catch {
    return null
  }
}

/** A `mark` message with a number that the relay sends back. */
export function encodeMark(mark: number): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, messageKind.mark)
  encoding.writeVarUint(encoder, mark)
  return encoding.toUint8Array(encoder) as Uint8Array<ArrayBuffer>
}

/** The list with `next` in place of the earlier problem of the same field; the code `RESOLVED` only removes that. */
export function withProblem(problems: readonly Problem[], next: Problem): readonly Problem[] {
  const others = problems.filter(({ field }) => field !== next.field)
  return next.code === 'RESOLVED' ? others : [...others, next]
}
