import type {
  AiService,
  ChatKeys,
  Environment,
  KakaoShareKeys,
  LemonKeys,
  OauthApp,
  OauthAppWithApi,
  ObjectStorage,
  PapagoKeys,
  PaypalKeys,
  PhotoService,
  RecaptchaKeys,
} from './environment.ts'
import { fail } from './environment-error.ts'
import { type Read, type ReadOrDefault, withoutSlash } from './read-variable.ts'
import { isThisMachine } from './this-machine.ts'
import { type CompanyFact, companyFacts, type variables } from './variables.ts'

export function readPhotoService(read: Read, orDefault: ReadOrDefault): PhotoService | null {
  const baseUrl = withoutSlash(orDefault('UNSPLASH_BASE_URL'))
  const accessKey = read('UNSPLASH_ACCESS_KEY')
  return accessKey === null ? null : { accessKey, baseUrl }
}

export function readAi(read: Read, orDefault: ReadOrDefault): AiService | null {
  const baseUrl = read('AI_BASE_URL')
  const textModel = read('AI_TEXT_MODEL')
  const key = read('AI_KEY')
  if (baseUrl === null) {
    if (textModel !== null || key !== null) fail('AI_BASE_URL', 'is needed with AI_TEXT_MODEL and AI_KEY')
    return null
  }
  // It may be there for pictures alone.
  if (textModel === null && read('AI_IMAGE_MODEL') !== null) return null
  return {
    baseUrl: withoutSlash(baseUrl),
    key,
    provider: read('AI_PROVIDER') ?? new URL(baseUrl).host,
    textModel: textModel ?? fail('AI_TEXT_MODEL', 'is needed with AI_BASE_URL'),
    tokenField: orDefault('AI_TOKEN_FIELD'),
    monthlyTokens: read('AI_MONTHLY_TOKENS'),
  }
}

export function readPapago(read: Read, orDefault: ReadOrDefault): PapagoKeys | null {
  const keys = readPair(read, 'PAPAGO_KEY_ID', 'PAPAGO_KEY')
  if (keys === null) return null
  const [keyId, key] = keys
  return { keyId, key, baseUrl: withoutSlash(orDefault('PAPAGO_BASE_URL')) }
}

export function readSignIn(read: Read, orDefault: ReadOrDefault): Environment['signIn'] {
  const addressOf = <N extends AddressName>(name: N) => withoutSlash(orDefault(name))
  const appOf = <P extends ProviderName>(provider: P): OauthApp | null => {
    const keys = readPair(read, `${provider}_CLIENT_ID`, `${provider}_CLIENT_SECRET`)
    if (keys === null) return null
    const [clientId, clientSecret] = keys
    return { clientId, clientSecret, baseUrl: addressOf(`${provider}_BASE_URL`) }
  }
  const withApi = (provider: Exclude<ProviderName, 'GOOGLE'>): OauthAppWithApi | null => {
    const app = appOf(provider)
    return app && { ...app, apiUrl: addressOf(`${provider}_API_BASE_URL`) }
  }
  const kakao = withApi('KAKAO')
  return {
    google: appOf('GOOGLE'),
    kakao: kakao && { ...kakao, adminKey: read('KAKAO_ADMIN_KEY') },
    naver: withApi('NAVER'),
    facebook: withApi('FACEBOOK'),
  }
}

/** Apps of their own: what they ask of people differs from signing in, and Meta reviews it apart. */
export function readSns(read: Read, orDefault: ReadOrDefault): Environment['sns'] {
  const addressOf = <N extends AddressName>(name: N) => withoutSlash(orDefault(name))
  const pages = readPair(read, 'FACEBOOK_PAGES_CLIENT_ID', 'FACEBOOK_PAGES_CLIENT_SECRET')
  const instagram = readPair(read, 'INSTAGRAM_CLIENT_ID', 'INSTAGRAM_CLIENT_SECRET')
  return {
    facebook: pages && {
      clientId: pages[0],
      clientSecret: pages[1],
      baseUrl: addressOf('FACEBOOK_BASE_URL'),
      apiUrl: addressOf('FACEBOOK_API_BASE_URL'),
    },
    instagram: instagram && {
      clientId: instagram[0],
      clientSecret: instagram[1],
      baseUrl: addressOf('INSTAGRAM_BASE_URL'),
      apiUrl: addressOf('INSTAGRAM_API_BASE_URL'),
      graphUrl: addressOf('INSTAGRAM_GRAPH_BASE_URL'),
    },
  }
}

export function readCaptcha(read: Read, orDefault: ReadOrDefault): RecaptchaKeys | null {
  const keys = readPair(read, 'RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY')
  if (keys === null) return null
  const [siteKey, secretKey] = keys
  return { siteKey, secretKey, baseUrl: withoutSlash(orDefault('RECAPTCHA_BASE_URL')) }
}

export function readChat(read: Read): ChatKeys | null {
  const keys = readPair(read, 'CHANNEL_TALK_PLUGIN_KEY', 'CHANNEL_TALK_SECRET_KEY')
  if (keys === null) return null
  const [pluginKey, secretKey] = keys
  return { pluginKey, secretKey }
}

/**
 * New cards go to PAYMENT_GATEWAY, or to the first that has keys. With none the sandbox is on where only this machine can see
 * the site: a public site never sells by accident.
 */
export function readPayments(
  read: Read,
  orDefault: ReadOrDefault,
  publicUrl: string,
): Environment['payments'] {
  const portone = readPair(read, 'PORTONE_API_SECRET', 'PORTONE_CHANNEL_KEY')
  const nicepay = readPair(read, 'NICEPAY_CLIENT_ID', 'NICEPAY_SECRET_KEY')
  const toss = read('TOSS_SECRET_KEY')
  const baseUrl = {
    portone: withoutSlash(orDefault('PORTONE_BASE_URL')),
    nicepay: withoutSlash(orDefault('NICEPAY_BASE_URL')),
    toss: withoutSlash(orDefault('TOSS_BASE_URL')),
  }
  const webhookSecret = read('PORTONE_WEBHOOK_SECRET')
  const isOwnMachine = isThisMachine(new URL(publicUrl).hostname)
  const hosted = {
    paypal: readPaypal(read, orDefault),
    lemonSqueezy: readLemon(read, orDefault, isOwnMachine),
  }
  const found = {
    portone: portone && {
      apiSecret: portone[0],
      channelKey: portone[1],
      webhookSecret,
      baseUrl: baseUrl.portone,
    },
    nicepay: nicepay && { clientId: nicepay[0], secretKey: nicepay[1], baseUrl: baseUrl.nicepay },
    toss: toss === null ? null : { secretKey: toss, baseUrl: baseUrl.toss },
  }
  const first = (['portone', 'nicepay', 'toss'] as const).find((name) => found[name] !== null)
  const gateway = read('PAYMENT_GATEWAY') ?? first ?? (isOwnMachine ? 'sandbox' : null)
  if (gateway !== null && gateway !== 'sandbox' && found[gateway] === null)
    fail('PAYMENT_GATEWAY', `needs the keys of ${gateway}`)
  return { gateway, agency: read('PAYMENT_AGENCY'), ...found, ...hosted }
}

function readPaypal(read: Read, orDefault: ReadOrDefault): PaypalKeys | null {
  const keys = readPair(read, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET')
  if (keys === null) return null
  const [clientId, secret] = keys
  const baseUrl = withoutSlash(orDefault('PAYPAL_BASE_URL'))
  return { clientId, secret, webhookId: read('PAYPAL_WEBHOOK_ID'), baseUrl }
}

function readLemon(read: Read, orDefault: ReadOrDefault, isOwnMachine: boolean): LemonKeys | null {
  const keys = readPair(read, 'LEMONSQUEEZY_API_KEY', 'LEMONSQUEEZY_WEBHOOK_SECRET')
  if (keys === null) return null
  const [apiKey, webhookSecret] = keys
  const storeId =
    read('LEMONSQUEEZY_STORE_ID') ?? fail('LEMONSQUEEZY_STORE_ID', 'is needed with LEMONSQUEEZY_API_KEY')
  const isTest = read('LEMONSQUEEZY_TEST_MODE') ?? isOwnMachine
  return { apiKey, storeId, webhookSecret, isTest, baseUrl: withoutSlash(orDefault('LEMONSQUEEZY_BASE_URL')) }
}

export function readKakaoShare(read: Read, orDefault: ReadOrDefault): KakaoShareKeys | null {
  const jsKey = read('KAKAO_JS_KEY')
  return jsKey === null ? null : { jsKey, sdkUrl: orDefault('KAKAO_SDK_URL') }
}

type ProviderName = 'GOOGLE' | 'KAKAO' | 'NAVER' | 'FACEBOOK'
type AddressName = Extract<keyof typeof variables, `${string}_BASE_URL`>
type TextName = Extract<keyof typeof variables, `${string}_${'ID' | 'SECRET' | 'KEY'}`>

/** Both variables or neither; with one alone the start stops, because the mistake would go unnoticed. */
function readPair(read: Read, first: TextName, second: TextName): readonly [string, string] | null {
  const [one, other] = [read(first), read(second)]
  if (one === null && other === null) return null
  return [one ?? fail(first, `is needed with ${second}`), other ?? fail(second, `is needed with ${first}`)]
}

export function readObjectStorage(read: Read, orDefault: ReadOrDefault): ObjectStorage | null {
  const bucket = read('S3_BUCKET')
  if (bucket === null) return null
  return {
    bucket,
    endpoint: read('S3_ENDPOINT'),
    region: orDefault('S3_REGION'),
    accessKeyId: read('S3_ACCESS_KEY_ID') ?? fail('S3_ACCESS_KEY_ID', 'is needed with S3_BUCKET'),
    secretAccessKey: read('S3_SECRET_ACCESS_KEY') ?? fail('S3_SECRET_ACCESS_KEY', 'is needed with S3_BUCKET'),
    forcePathStyle: orDefault('S3_FORCE_PATH_STYLE'),
  }
}

export function readCompany(read: Read): Environment['company'] {
  const company: Partial<Record<CompanyFact, string>> = {}
  for (const [fact, name] of Object.entries(companyFacts) as [
    CompanyFact,
    (typeof companyFacts)[CompanyFact],
  ][]) {
    const value = read(name)
    if (value !== null) company[fact] = value
  }
  return company
}
