import { resolve } from 'node:path'
import type { Environment } from './environment.ts'
import { fail } from './environment-error.ts'
import { readImages } from './image-service.ts'
import { readPolicyFacts } from './policy-facts-file.ts'
import { type Parsed, parse, type Read, withoutSlash } from './read-variable.ts'
import { keepSecret } from './service-secret.ts'
import {
  readAi,
  readCaptcha,
  readChat,
  readCompany,
  readKakaoShare,
  readObjectStorage,
  readPapago,
  readPayments,
  readPhotoService,
  readSignIn,
  readSns,
} from './services.ts'
import { isPublic, isThisMachine } from './this-machine.ts'
import { usualLoadedBytes } from './usual-loaded-bytes.ts'
import { variables } from './variables.ts'

/** The posts that the product ships. */
const ownContent = resolve(import.meta.dirname, '../content')
/** The templates and bundles that the product ships. */
const ownTemplates = {
  templates: resolve(ownContent, 'templates'),
  bundles: resolve(ownContent, 'bundles'),
}

/**
 * Parses the variables. Throws an `EnvironmentError` with one line that names the invalid variable. May create DATA_DIR
 * and the file of the service secret in it.
 */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const read = <N extends keyof typeof variables>(name: N) => parse(env, name)
  const orDefault = <N extends keyof typeof variables>(name: N) =>
    parse({ [name]: env[name]?.trim() || variables[name].default }, name) as Parsed<N>

  const port = orDefault('PORT')
  const publicUrl = withoutSlash(read('PUBLIC_URL') ?? `http://localhost:${port}`)
  const dataDir = resolve(orDefault('DATA_DIR'))
  const templatesDir = read('TEMPLATES_DIR')
  const apiUrl = read('API_URL')
  const delayMs = orDefault('WRITEBACK_DELAY_MS')
  const maxDelayMs = orDefault('WRITEBACK_MAX_DELAY_MS')
  if (maxDelayMs < delayMs) fail('WRITEBACK_MAX_DELAY_MS', 'must not be less than WRITEBACK_DELAY_MS')

  return {
    port,
    host: orDefault('HOST'),
    publicUrl,
    cookieDomain: toCookieDomain(read('COOKIE_DOMAIN'), publicUrl),
    dataDir,
    contentDir: resolve(read('CONTENT_DIR') ?? ownContent),
    templateSources: [
      ownTemplates,
      ...(templatesDir === null
        ? []
        : [{ templates: resolve(templatesDir), bundles: resolve(templatesDir, 'bundles') }]),
    ],
    databaseUrl: read('DATABASE_URL'),
    databasePoolSize: orDefault('DATABASE_POOL_SIZE'),
    redisUrl: read('REDIS_URL'),
    filesUrl: withoutSlash(read('FILES_URL') ?? publicUrl),
    s3: readObjectStorage(read, orDefault),
    smtpUrl: read('SMTP_URL'),
    mailFrom: orDefault('MAIL_FROM'),
    unsplash: readPhotoService(read, orDefault),
    ai: readAi(read, orDefault),
    images: readImages(read, orDefault),
    papago: readPapago(read, orDefault),
    imageHosts: orDefault('IMAGE_HOSTS'),
    signIn: readSignIn(read, orDefault),
    sns: readSns(read, orDefault),
    captcha: readCaptcha(read, orDefault),
    chat: readChat(read),
    payments: readPayments(read, orDefault, publicUrl),
    kakaoShare: readKakaoShare(read, orDefault),
    devMode: orDefault('DEV_MODE'),
    apiUrl: apiUrl === null ? null : withoutSlash(apiUrl),
    companyDomain: read('COMPANY_DOMAIN'),
    guestMarker: read('GUEST_MARKER'),
    testMode: orDefault('TEST_MODE'),
    moreBrandsNeedPlan: read('MORE_BRANDS_NEED_PLAN') ?? isPublic({ publicUrl }),
    metricsToken: read('METRICS_TOKEN'),
    logLevel: orDefault('LOG_LEVEL'),
    supportUrl: read('SUPPORT_URL') ?? `${publicUrl}/contact`,
    support: { hours: read('SUPPORT_HOURS'), kakaoChannel: read('KAKAO_CHANNEL_URL') },
    company: readCompany(read),
    policyFacts: readPolicyFacts(read),
    relay: {
      maxMessageBytes: orDefault('RELAY_MAX_MESSAGE_BYTES'),
      updatesPerSecond: orDefault('RELAY_UPDATES_PER_SECOND'),
      socketsPerUser: orDefault('RELAY_SOCKETS_PER_USER'),
      socketsPerAddress: orDefault('RELAY_SOCKETS_PER_ADDRESS'),
      loadedBytes: read('RELAY_LOADED_BYTES') ?? usualLoadedBytes(),
    },
    http: {
      requestsPerMinute: orDefault('HTTP_REQUESTS_PER_MINUTE'),
      loginAttemptsPerMinute: orDefault('LOGIN_ATTEMPTS_PER_MINUTE'),
      maxBodyBytes: orDefault('HTTP_MAX_BODY_BYTES'),
      bodyMs: orDefault('HTTP_BODY_MS'),
      loopDelayMs: orDefault('HTTP_LOOP_DELAY_MS'),
      requestsPerAddress: orDefault('HTTP_REQUESTS_PER_ADDRESS'),
      connectionsPerAddress: orDefault('HTTP_CONNECTIONS_PER_ADDRESS'),
    },
    videoMaxBytes: orDefault('DRIVE_VIDEO_MAX_BYTES'),
    mailCodesPerHour: orDefault('MAIL_CODES_PER_HOUR'),
    questionsPerDay: orDefault('QUESTIONS_PER_DAY'),
    linkBytesPerDay: orDefault('LINK_BYTES_PER_DAY'),
    cardTriesPerHour: orDefault('CARD_TRIES_PER_HOUR'),
    writeback: {
      delayMs,
      maxDelayMs,
      giveUpMs: orDefault('WRITEBACK_GIVE_UP_MS'),
      pollMs: orDefault('WRITEBACK_POLL_MS'),
    },
    serviceAddresses: read('SERVICE_ADDRESSES') ?? [],
    trustedProxies: read('TRUSTED_PROXIES') ?? [],
    previousServiceTokens: read('PREVIOUS_SERVICE_TOKENS') ?? [],
    // Last, because it may write a file: nothing is created where a variable is invalid.
    ...readTokens(read, dataDir, apiUrl),
  }
}

function readTokens(read: Read, dataDir: string, apiUrl: string | null) {
  const given = read('API_TOKEN')
  if (apiUrl !== null && given === null && !isThisMachine(new URL(apiUrl).hostname))
    fail(
      'API_TOKEN',
      'is needed with an API_URL on another machine: set it to the SERVICE_TOKEN of that server',
    )
  const serviceToken = read('SERVICE_TOKEN') ?? keepSecret(dataDir)
  return { serviceToken, apiToken: (apiUrl === null ? null : given) ?? serviceToken }
}

/** A domain outside of which the app runs would make browsers refuse every cookie, and with them every login. */
function toCookieDomain(given: string | null, publicUrl: string): string | null {
  if (given === null) return null
  const domain = given.toLowerCase().replace(/^\./, '')
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:') fail('COOKIE_DOMAIN', 'needs a PUBLIC_URL that begins with https://')
  if (!domain.includes('.') || !`.${hostname}`.endsWith(`.${domain}`))
    fail('COOKIE_DOMAIN', 'must be the host of PUBLIC_URL or a domain that it is in')
  return domain
}
