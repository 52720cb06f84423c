import type { FastifyRequest } from 'fastify'
import { cookies } from '#model/access/cookies.ts'
import { type Language, languageFor } from '#model/language/languages.ts'

/** Language of `accept-language`, else of the cookie. `*`, as many programs send it, is ignored. */
export function languageOf(request: FastifyRequest): Language {
  const accepted = request.headers['accept-language']?.trim()
  const isChoice = accepted !== undefined && accepted !== '' && accepted !== '*'
  return languageFor(isChoice ? accepted : request.cookies?.[cookies.locale.name])
}
