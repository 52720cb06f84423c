import type { AiService } from '#server/environment/environment.ts'
import type { ChatMessage, ChatRequest } from './ai.ts'

/** The body of POST /chat/completions. Without `takesForm` the schema is said in words. */
export function bodyOf(
  { messages, form, maxTokens, temperature }: ChatRequest,
  { textModel, tokenField }: AiService,
  takesForm: boolean,
): object {
  return {
    model: textModel,
    messages: form !== null && !takesForm ? withSchema(messages, form.schema) : messages,
    stream: true,
    stream_options: { include_usage: true },
    temperature,
    [tokenField]: maxTokens,
    ...(form !== null &&
      takesForm && {
        response_format: {
          type: 'json_schema',
          json_schema: { name: form.name, strict: true, schema: form.schema },
        },
      }),
  }
}

function withSchema(messages: readonly ChatMessage[], schema: object): readonly ChatMessage[] {
  const [first, ...rest] = messages
  if (first === undefined) return messages
  const content = `${first.content}\nJSON Schema: ${JSON.stringify(schema)}`
  return [{ ...first, content }, ...rest]
}
