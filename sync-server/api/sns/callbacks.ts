import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsAccountType } from '#server/gateways/sns/sns.ts'
import type { Services } from '#server/http/context.ts'
import { acceptForms, fieldOf, formBytes } from '#server/http/forms.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deletionState, metaDeletion, metaUnlinked } from '../identity/sign-in/callback-shapes.ts'
import { deletedWords, isDeletionCode, makeDeletionCode } from '../identity/sign-in/deletion-code.ts'
import { readSignedRequest, type SignedRequest } from '../identity/sign-in/signed-request.ts'
import { unlinkedAtProvider } from '../identity/sign-in/unlinked.ts'
import { breakAccountsOf, deleteAccountsOf } from './withdrawn.ts'

interface Options {
  readonly db: Kysely<DB>
  readonly services: Services
  readonly countRequest: (request: FastifyRequest) => Promise<void>
}

type Named = 'facebook' | 'instagram'
type Settle = (db: Kysely<DB>, type: SnsAccountType, said: SignedRequest) => Promise<void>

const path = '/api/v1/sns'
const types = { facebook: 'FACEBOOK', instagram: 'INSTAGRAM' } as const

/**
 * Webhooks of Meta: a person has removed the app by which accounts were connected to a brand, or wants their data deleted. Each
 * proves its origin by a signature; UNAUTHORIZED otherwise, and where the provider has no keys here. The answer does not tell
 * whether the person has connected anything. Where one app of Facebook signs people in as well, that ends too.
 */
export function serveSnsCallbacks(app: FastifyInstance, { db, services, countRequest }: Options): void {
  const { sns, signIn } = services.environment
  const described = <Shape>(schema: Shape) => ({
    schema,
    onRequest: countRequest,
    bodyLimit: formBytes,
  })

  async function settle(name: Named, { body }: FastifyRequest, what: Settle): Promise<void> {
    const signed = fieldOf(body, 'signed_request') ?? ''
    const read = (secret: string | undefined) =>
      secret === undefined ? null : readSignedRequest(signed, secret)
    const said = read(sns[name]?.clientSecret)
    const login = name === 'facebook' ? read(signIn.facebook?.clientSecret) : null
    if (said === null && login === null) throw new Refusal('UNAUTHORIZED')
    if (said) await what(db, types[name], said)
    if (login) await unlinkedAtProvider(db, services, 'FACEBOOK', login.subject)
  }

  void app.register(async (forms) => {
    acceptForms(forms)
    for (const name of ['facebook', 'instagram'] as const) {
      forms.post(
        `${path}/${name}/unlinked`,
        described(metaUnlinked(`sns.${name}Unlinked`)),
        async (request) => {
          await settle(name, request, breakAccountsOf)
          return {}
        },
      )
      forms.post(
        `${path}/${name}/deletion`,
        described(metaDeletion(`sns.${name}Deletion`)),
        async (request) => {
          await settle(name, request, deleteAccountsOf)
          const confirmation_code = makeDeletionCode(services.keys)
          const url = `${services.environment.publicUrl}${path}/deletion/${confirmation_code}`
          return { url, confirmation_code }
        },
      )
    }

    // The deletion is complete before its code is given out.
    forms.get<{ Params: { code: string } }>(
      `${path}/deletion/:code`,
      described(deletionState('sns.deletionState')),
      async ({ params }, reply) => {
        if (!isDeletionCode(params.code, services.keys)) throw new Refusal('NOT_FOUND')
        return reply.type('text/plain; charset=utf-8').send(deletedWords)
      },
    )
  })
}
