import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import { type Parts, type Result, rest } from '../rest/rest.ts'
import { restBytes } from '../rest/rest-bytes.ts'
import { restUpload } from '../rest/rest-upload.ts'
import { deskToken, endDeskSession } from './desk-session.ts'

/** Calls of the desk with its own session, which ends here where the server does not know it any more. */
export function deskRest<C extends Call>(call: C, input: InputOf<C>): Promise<Result<AnswerOf<C>>> {
  return ofSession((token) =>
    // The parameters of `rest` depend on whether the call has any input.
    (
      rest as unknown as (
        call: C,
        input: InputOf<C>,
        options: { token: string },
      ) => Promise<Result<AnswerOf<C>>>
    )(call, input, { token }),
  )
}

/** The same for calls that take a file. */
export function deskUpload<C extends Call>(
  call: C,
  input: InputOf<C>,
  file: File,
): Promise<Result<AnswerOf<C>>> {
  return ofSession((token) => restUpload(call, file, file.name, input as Parts, { token }))
}

/** The same for calls that answer a file. */
export function deskBytes<C extends Call>(call: C, input: InputOf<C>): Promise<Result<Blob>> {
  return ofSession((token) => restBytes(call, input, { token }))
}

async function ofSession<Answer>(send: (token: string) => Promise<Result<Answer>>): Promise<Result<Answer>> {
  const token = deskToken.get() ?? ''
  const result = await send(token)
  if (!result.ok && result.status === 401 && deskToken.get() === token) endDeskSession()
  return result
}
