import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import { type Parts, type Result, rest } from '#engine/rest/rest.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'
import { restUpload } from '#engine/rest/rest-upload.ts'
import { deskToken, endDeskSession } from './desk-session.ts'

/** Calls of the desk with its own session, which ends here where the server does not know it any more. */
export function deskRest<C extends Call>(call: C, input: InputOf<C>): Promise<Result<AnswerOf<C>>> {
  return ofSession((token) => rest(call as Call, input as never, { token }) as Promise<Result<AnswerOf<C>>>)
}

/** The same for calls that take a file. */
export function deskUpload<C extends Call>(
  call: C,
  input: InputOf<C>,
  file: File,
): Promise<Result<AnswerOf<C>>> {
  return ofSession(
    (token) =>
      restUpload(call as Call, file, file.name, input as Parts, { token }) as Promise<Result<AnswerOf<C>>>,
  )
}

/** The same for calls that answer a file. */
export function deskBytes<C extends Call>(call: C, input: InputOf<C>): Promise<Result<Blob>> {
  return ofSession((token) => restBytes(call as Call, input as never, { token }))
}

async function ofSession<Answer>(send: (token: string) => Promise<Result<Answer>>): Promise<Result<Answer>> {
  const token = deskToken.get() ?? ''
  const result = await send(token)
  if (!result.ok && result.status === 401 && deskToken.get() === token) endDeskSession()
  return result
}
