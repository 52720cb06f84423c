import { Refusal } from '#server/http/refusal.ts'
import { type SnsProvider, snsBy } from './sns.ts'

const dayMs = 24 * 60 * 60_000

/** A provider without a network: the code is the person's id, who has one account of the same id. */
const provider: SnsProvider = {
  pictureOrigin: 'https://provider.example',
  authorizationUrl: async ({ state, redirectUri }) => {
    const url = new URL('https://provider.example/authorize')
    url.search = new URLSearchParams({ state, redirect_uri: redirectUri }).toString()
    return url
  },
  exchangeCode: async (_request, code) => {
    if (code === 'refused') throw new Refusal('SNS_EXCHANGE_FAILED')
    return { token: code, expiresAt: new Date(Date.now() + 60 * dayMs) }
  },
  read: async (token) => ({ owner: token, profiles: [{ subject: token, name: '온기', image: null }] }),
  refresh: async (token) => ({ token, expiresAt: new Date(Date.now() + 60 * dayMs) }),
  revoke: null,
  isBusy: () => false,
}

export const testSns = snsBy({ FACEBOOK: provider, INSTAGRAM: provider })
