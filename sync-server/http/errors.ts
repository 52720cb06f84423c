import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type ErrorAnswer, type ErrorCode, errorStatus } from '#contract/errors.ts'
import { fillSlots } from '#model/language/fill-slots.ts'
import type { Language } from '#model/language/languages.ts'
import { languageOf } from './language.ts'
import { readLocale } from './locales.ts'
import { type FieldProblem, Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the error that is answered, for the log. */
    refused?: ErrorCode
  }
}

const code = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])

/** Body of every error answer, for the OpenAPI document. */
export const errorAnswer = z
  .object({
    code,
    message: z.string(),
    reason: z
      .object({ name: z.string(), pid: z.string().optional(), amount: z.number().optional() })
      .optional(),
    details: z
      .array(
        z.object({
          field: z.string(),
          code,
          message: z.string(),
          words: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Error' })

/** Turns anything thrown into an answer. Unexpected errors are logged and answered with INTERNAL. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error)
  const status = errorStatus[refusal.code]
  reply.refused = refusal.code
  logFailure(error, status, request)
  // What a handler has said about an answer that did not come.
  for (const name of ['etag', 'accept-ranges', 'content-disposition']) reply.removeHeader(name)
  reply.header('cache-control', 'no-store')
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send(toAnswer(refusal, languageOf(request)))
}

/** The body that an error is answered with, for answers that have begun already. Logs like `answerError`. */
export function bodyOfError(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorAnswer {
  codeOfError(error, request, reply)
  return toAnswer(toRefusal(error), languageOf(request))
}

/** The error code, for answers without a body. Logs like `answerError`. */
export function codeOfError(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorCode {
  const { code } = toRefusal(error)
  reply.refused = code
  logFailure(error, errorStatus[code], request)
  return code
}

function logFailure(error: unknown, status: number, request: FastifyRequest): void {
  if (error instanceof Refusal && !error.isLogged) return
  if (status >= 500) request.log.error({ err: error }, 'a call failed')
}

function toAnswer(refusal: Refusal, language: Language): ErrorAnswer {
  const { code, fields, reason } = refusal
  const { wordsOf, words } = wordsFor(refusal)
  return {
    code,
    message: messageOf(language, wordsOf, words),
    ...(reason && { reason }),
    ...(fields.length > 0 && {
      details: fields.map(({ field, code, words }) => ({
        field,
        code,
        message: messageOf(language, code, words),
        ...(words && { words }),
      })),
    }),
  }
}

/** Who has to wait for longer than a minute is told for how long. */
function wordsFor({ wordsOf, fields, retryAfterSeconds }: Refusal): {
  readonly wordsOf: ErrorCode
  readonly words: FieldProblem['words'] | undefined
} {
  const isWait = wordsOf === 'RATE_LIMITED' || wordsOf === 'LOGIN_LIMITED'
  if (!isWait || retryAfterSeconds === null || retryAfterSeconds <= 60)
    return { wordsOf, words: fields[0]?.words }
  const minutes = Math.ceil(retryAfterSeconds / 60)
  if (wordsOf === 'LOGIN_LIMITED') return { wordsOf: 'LOGIN_LIMITED_MINUTES', words: { minutes } }
  return minutes < 120
    ? { wordsOf: 'RATE_LIMITED_MINUTES', words: { minutes } }
    : { wordsOf: 'RATE_LIMITED_HOURS', words: { hours: Math.ceil(minutes / 60) } }
}

function messageOf(language: Language, code: ErrorCode, words?: FieldProblem['words']): string {
  return fillSlots(readLocale<Record<string, string>>(language, 'errors')[code] ?? code, words)
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) return toFieldRefusal(error.validation)
  if (isDatabaseGone(error)) return new Refusal('NOT_READY', { retryAfterSeconds: 2, cause: error })
  return new Refusal(codeOfStatus(statusOf(error)), { cause: error })
}

function toFieldRefusal(problems: readonly ZodFastifySchemaValidationError[]): Refusal {
  const fields = problems.map(toFieldProblem)
  const codes = new Set(fields.map(({ code }) => code))
  const [only] = codes
  return new Refusal(codes.size === 1 && only && only !== 'INVALID_VALUE' ? only : 'BAD_REQUEST', { fields })
}

function toFieldProblem({ keyword, instancePath, params }: ZodFastifySchemaValidationError): FieldProblem {
  const field = instancePath.split('/').filter(Boolean).join('.') || 'body'
  const { maximum, origin, format, params: said } = params as Record<string, unknown>
  if (keyword === 'too_big' && origin === 'string') {
    return { field, code: 'TOO_LONG', words: { max: Number(maximum) } }
  }
  return { field, code: refusedAs(said) ?? (format === 'email' ? 'INVALID_EMAIL' : 'INVALID_VALUE') }
}

/** The code that the shape of a field gives what it refuses. */
function refusedAs(said: unknown): ErrorCode | null {
  return z.object({ refusedAs: code }).safeParse(said).data?.refusedAs ?? null
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return Number(error.statusCode)
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  if (status === 415) return 'UNSUPPORTED_TYPE'
  if (status === 503) return 'SHUTTING_DOWN'
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL'
}

/** Whether there is no connection, or PostgreSQL is starting, stopping or was killed. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  const gone = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '08006', '08003']
  return (
    (code !== undefined && gone.includes(code)) ||
    /^(Connection terminated|timeout exceeded)/.test(error.message)
  )
}
