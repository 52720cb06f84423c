import { Refusal } from '#server/http/refusal.ts'
import { type Provider, signInBy } from './sign-in.ts'

/** A provider without a network: the code is the id of the person, who has a verified address. */
const provider: Provider = {
  pictureOrigins: [],
  address: async ({ state, redirectUri }) => {
    const url = new URL('https://provider.example/authorize')
    url.search = new URLSearchParams({ state, redirect_uri: redirectUri }).toString()
    return url
  },
  visit: async (_round, code) => {
    if (code === 'refused') throw new Refusal('SNS_EXCHANGE_FAILED')
    const email = `${code}@provider.example`
    const person = { subject: code, email, emailVerified: true, name: '온기', image: null }
    return { person, token: null }
  },
  cut: null,
  revoke: null,
}

export const testSignIn = signInBy({
  GOOGLE: provider,
  KAKAO: provider,
  NAVER: provider,
  FACEBOOK: provider,
})
