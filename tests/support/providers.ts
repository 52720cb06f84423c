import { openCodeProviders } from './providers/code-providers.ts'
import { kakaoSdkPath } from './providers/kakao-sdk.ts'
import { openTestGoogle } from './providers/test-google.ts'

/** The person who signs in next, at any provider. */
export interface ProviderPerson {
  /** Digits: Kakao's and Facebook's ids are made of them. */
  id: string
  email: string | null
  /** What Google and Kakao say of the e-mail; the others never say it. */
  isVerified: boolean
  name: string | null
  /** A path of the provider's own; null: the provider's placeholder picture. */
  picture: string | null
}

export interface Manners {
  /** The person declines at the provider. */
  deny: boolean
  /** Nothing is answered to the server. */
  silent: boolean
  /** Everything is answered with 503. */
  down: boolean
  /** A page asks before it leads back, so that a window stays open. */
  asks: boolean
}

export interface Heard {
  readonly path: string
  readonly form: URLSearchParams
}

export interface Providers {
  readonly who: ProviderPerson
  readonly manners: Manners
  /** What servers asked, never what a browser did. */
  readonly heard: readonly Heard[]
  /** The people that an app has unlinked: `KAKAO 42`. */
  readonly left: readonly string[]
  /** Environment variables of a server with all four. */
  readonly variables: Readonly<Record<string, string>>
  /** Back to how they were at first. */
  reset(): void
  close(): Promise<void>
}

const firstPerson: ProviderPerson = {
  id: '4200001',
  email: 'mina@provider.example',
  isVerified: true,
  name: '박민아',
  picture: '/pictures/person.png',
}
const polite: Manners = { deny: false, silent: false, down: false, asks: false }

/**
 * Google, Kakao, Naver and Facebook on ports of this machine, in the shapes that each of them has: one-use codes, exact
 * return addresses, PKCE, signed ID tokens, numbers as strings, errors with status 200.
 */
export async function openProviders(): Promise<Providers> {
  const state = {
    who: { ...firstPerson },
    manners: { ...polite },
    heard: [] as Heard[],
    left: [] as string[],
  }
  const [google, others] = await Promise.all([openTestGoogle(state), openCodeProviders(state)])
  const keysOf = (provider: string) => ({
    [`${provider}_CLIENT_ID`]: `${provider.toLowerCase()}-app`,
    [`${provider}_CLIENT_SECRET`]: `${provider.toLowerCase()}-secret`,
  })
  return {
    ...state,
    variables: {
      ...keysOf('GOOGLE'),
      GOOGLE_BASE_URL: google.url,
      ...keysOf('KAKAO'),
      KAKAO_ADMIN_KEY: 'kakao-admin',
      KAKAO_JS_KEY: 'kakao-js',
      KAKAO_SDK_URL: `${others.url}${kakaoSdkPath}`,
      ...keysOf('NAVER'),
      ...keysOf('FACEBOOK'),
      ...Object.fromEntries(
        ['KAKAO', 'NAVER', 'FACEBOOK'].flatMap((provider) => [
          [`${provider}_BASE_URL`, others.url],
          [`${provider}_API_BASE_URL`, others.url],
        ]),
      ),
    },
    reset() {
      Object.assign(state.who, firstPerson)
      Object.assign(state.manners, polite)
      state.heard.length = 0
      state.left.length = 0
    },
    async close() {
      await Promise.all([google.close(), others.close()])
    },
  }
}

export interface ProvidersState {
  readonly who: ProviderPerson
  readonly manners: Manners
  readonly heard: Heard[]
  readonly left: string[]
}

export interface TestProvider {
  readonly url: string
  close(): Promise<void>
}
