import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { cookies } from '#model/access/cookies.ts'
import { type Language, languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { languageOf } from '#server/http/language.ts'
import { isMember } from '#server/http/membership.ts'
import { readSession } from '#server/http/tokens.ts'

/**
 * Whether the browser is signed in as a member of the brand. Unlike for calls, the cookie counts in requests from other
 * sites too: it only keeps an opening from being counted, and team members follow links in their messages.
 */
export async function isOfTeam(
  db: Kysely<DB>,
  { cookies: sent }: FastifyRequest,
  idBrand: number,
): Promise<boolean> {
  const token = sent[cookies.accessToken.name]
  const session = token ? await readSession(db, token) : null
  return session?.ok === true && (await isMember(db, idBrand, session.session.account.id))
}

/** The language that the address asks for, else that of the browser. */
export function chosenLanguage(request: FastifyRequest): Language {
  const { lang } = request.query as { readonly lang?: string }
  return languages.find(({ key }) => key === lang)?.key ?? languageOf(request)
}
