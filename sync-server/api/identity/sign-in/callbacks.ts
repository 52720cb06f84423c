import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Services } from '#server/http/context.ts'
import { acceptForms, fieldOf, formBytes } from '#server/http/forms.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import {
  facebookDeletion,
  facebookDeletionState,
  facebookUnlinked,
  kakaoUnlinked,
} from './callback-shapes.ts'
import { deletedWords, isDeletionCode, makeDeletionCode } from './deletion-code.ts'
import { readSignedRequest } from './signed-request.ts'
import { unlinkedAtProvider } from './unlinked.ts'

interface Options {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly countRequest: (request: FastifyRequest) => Promise<void>
}

const path = '/api/v1/account'
/**
 * Webhooks of providers: a person unlinked the app at the provider. Each request proves its origin by a key
 * or signature; UNAUTHORIZED otherwise, and where the provider has no keys here. The answer does not tell
 * whether the person has an account.
 */
export function serveProviderCallbacks(app: FastifyInstance, { db, services, countRequest }: Options): void {
  const { kakao, facebook } = services.environment.signIn
  const described = <Shape>(schema: Shape) => ({
    schema,
    onRequest: countRequest,
    bodyLimit: formBytes,
  })

  async function meta({ body }: FastifyRequest): Promise<void> {
    const signed = fieldOf(body, 'signed_request')
    const said = facebook && signed ? readSignedRequest(signed, facebook.clientSecret) : null
    if (said === null) throw new Refusal('UNAUTHORIZED')
    await unlinkedAtProvider(db, services, 'FACEBOOK', said.subject)
  }

  void app.register(async (forms) => {
    acceptForms(forms)

    forms.post(`${path}/kakao/unlinked`, described(kakaoUnlinked), async ({ body, headers }) => {
      const expected = kakao?.adminKey ? `KakaoAK ${kakao.adminKey}` : null
      if (expected === null || !isSameSecret(headers.authorization ?? '', expected)) {
        throw new Refusal('UNAUTHORIZED')
      }
      const subject = fieldOf(body, 'user_id')
      if (subject) await unlinkedAtProvider(db, services, 'KAKAO', subject)
      return {}
    })

    forms.post(`${path}/facebook/unlinked`, described(facebookUnlinked), async (request) => {
      await meta(request)
      return {}
    })

    forms.post(`${path}/facebook/deletion`, described(facebookDeletion), async (request) => {
      await meta(request)
      const confirmation_code = makeDeletionCode(services.keys)
      return {
        url: `${services.environment.publicUrl}${path}/facebook/deletion/${confirmation_code}`,
        confirmation_code,
      }
    })

    // The deletion is complete before its code is given out.
    forms.get<{ Params: { code: string } }>(
      `${path}/facebook/deletion/:code`,
      described(facebookDeletionState),
      async ({ params }, reply) => {
        if (!isDeletionCode(params.code, services.keys)) throw new Refusal('NOT_FOUND')
        return reply.type('text/plain; charset=utf-8').send(deletedWords)
      },
    )
  })
}
