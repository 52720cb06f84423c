import { Refusal } from '#server/http/refusal.ts'
import { type Provider, signInBy } from './sign-in.ts'

/** A provider without a network: the code is the person's id, and the e-mail is verified. */
const provider: Provider = {
  pictureOrigins: [],
  authorizationUrl: async ({ state, redirectUri }) => {
    const url = new URL('https://provider.example/authorize')
    url.search = new URLSearchParams({ state, redirect_uri: redirectUri }).toString()
    return url
  },
  exchangeCode: async (_request, code) => {
    if (code === 'refused') throw new Refusal('SNS_EXCHANGE_FAILED')
    const email = `${code}@provider.example`
    const person = { subject: code, email, emailVerified: true, name: '온기', image: null }
    return { person, token: null }
  },
  unlink: null,
  revoke: null,
}

export const testSignIn = signInBy({
  GOOGLE: provider,
  KAKAO: provider,
  NAVER: provider,
  FACEBOOK: provider,
})
