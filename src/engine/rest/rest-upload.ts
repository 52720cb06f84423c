import type { AnswerOf, Call } from '#contract/call.ts'
import { type OptionsOf, type Parts, type RestOptions, type Result, resultOf, send } from './rest.ts'

/** The same as `rest` for calls that take a file. */
export async function restUpload<C extends Call>(
  call: C,
  file: Blob,
  name: string,
  { body = {}, ...parts }: Parts,
  ...given: OptionsOf<C>
): Promise<Result<AnswerOf<C>>> {
  const [options = {}] = given as [options?: RestOptions]
  const form = new FormData()
  form.append('data', JSON.stringify(body))
  form.append('file', file, name)
  const response = await send(call, parts, options, { body: form })
  return 'code' in response ? response : resultOf(call, response, options)
}
