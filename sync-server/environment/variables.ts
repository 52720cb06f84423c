import { isIP } from 'node:net'
import { z } from 'zod'
import { blockedPorts } from './blocked-ports.ts'
import { isThisMachine } from './this-machine.ts'

export type LogLevel = (typeof logLevels)[number]
export type CompanyFact = keyof typeof companyFacts

/** One row of the table in sync-server/README.md; a house test compares the two. */
export interface VariableDescription {
  readonly name: string
  readonly default: string
  readonly meaning: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const companyFacts = {
  name: 'COMPANY_NAME',
  nameEn: 'COMPANY_NAME_EN',
  address: 'COMPANY_ADDRESS',
  addressEn: 'COMPANY_ADDRESS_EN',
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  representative: 'COMPANY_REPRESENTATIVE',
  representativeEn: 'COMPANY_REPRESENTATIVE_EN',
  businessNumber: 'COMPANY_BUSINESS_NUMBER',
  mailOrderNumber: 'COMPANY_MAIL_ORDER_NUMBER',
  hosting: 'COMPANY_HOSTING',
} as const

const text = z.string()
const hexadecimal = z.string().regex(/^(?:[0-9a-f]{2}){16,}$/i, 'must be hexadecimal')
const count = integer(1, 1_000_000_000)
const port = integer(0, 65_535).refine(
  (number) => !blockedPorts.has(number),
  'is a port that browsers refuse to open; take another one',
)
const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], {
    error: 'must be on or off',
  })
  .transform((word) => ['on', 'true', '1', 'yes'].includes(word))
const networks = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .refine(
    (list) => list.every(isNetwork),
    'must be addresses or networks such as 10.0.0.7 or 10.0.0.0/8, with commas',
  )
const hosts = z
  .string()
  .transform((list) =>
    list.trim() === 'none' ? [] : list.split(',').map((each) => each.trim().toLowerCase()),
  )
  .refine(
    (list) => list.every(isHost),
    'must be names of hosts such as images.example or *.images.example, with commas, or * or none',
  )
/** Width and height of a square, a portrait and a landscape. */
const imageSizes = z
  .string()
  .regex(
    /^\s*[1-9]\d{2,3}x[1-9]\d{2,3}(?:\s*,\s*[1-9]\d{2,3}x[1-9]\d{2,3}){2}\s*$/,
    'must be three sizes such as 1024x1024, with commas',
  )
  .transform((list) => {
    const [square = '', portrait = '', landscape = ''] = list.split(',').map((each) => each.trim())
    return { SQUARE: square, PORTRAIT: portrait, LANDSCAPE: landscape }
  })
/** It is sent in a header, as one word. */
const credential = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 characters, letters, digits and signs without spaces')
const webAddress = url(['http:', 'https:'])
const safeAddress = z
  .string()
  .refine(isSafeAddress, 'must be an address that begins with https://, or http:// on this machine')

/** Every variable with its schema, its default and its meaning. */
export const variables = {
  PORT: variable(port, '4180', 'port it listens on; 0 takes a free one'),
  HOST: variable(text, '127.0.0.1', 'address it listens on'),
  PUBLIC_URL: variable(
    webAddress,
    'http://localhost:PORT',
    'for links in mail, OAuth redirects, the Origin check',
  ),
  COOKIE_DOMAIN: variable(
    text,
    '–',
    'parent domain that the cookies of the app are set for; needs an https PUBLIC_URL in it; unset: its host alone',
  ),
  DATA_DIR: variable(text, './data', 'embedded database, files, mail; created if missing'),
  CONTENT_DIR: variable(
    text,
    'sync-server/content',
    'posts of the blog and of help, see [Posts](#posts), and the [campaign](#campaign); changes are shown without a restart',
  ),
  TEMPLATES_DIR: variable(
    text,
    '–',
    'templates and bundles of the operator, beside those of the product, see [Templates](#templates); changes are shown without a restart',
  ),
  DATABASE_URL: variable(
    url(['postgres:', 'postgresql:']),
    '–',
    'PostgreSQL (15 or newer) instead of the embedded database',
  ),
  DATABASE_POOL_SIZE: variable(integer(2, 200), '15', 'connections for everything but the relay'),
  REDIS_URL: variable(
    url(['redis:', 'rediss:']),
    '–',
    'fan-out between several nodes; required for more than one',
  ),
  FILES_URL: variable(
    webAddress,
    'PUBLIC_URL',
    'address of this server in links to files: with another host name, files are apart from the app',
  ),
  S3_BUCKET: variable(text, '–', 'S3-compatible object storage instead of DATA_DIR/files'),
  S3_ENDPOINT: variable(webAddress, '–', 'address of the object storage; unset: AWS'),
  S3_REGION: variable(text, 'us-east-1', 'region of the bucket'),
  S3_ACCESS_KEY_ID: variable(text, '–', 'needed with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: variable(text, '–', 'needed with S3_BUCKET'),
  S3_FORCE_PATH_STYLE: variable(flag, 'on', 'bucket in the path instead of the host name'),
  SMTP_URL: variable(
    url(['smtp:', 'smtps:']),
    '–',
    'real mail, with TLS except on this machine; unset: each mail is written to DATA_DIR/mail/*.eml',
  ),
  MAIL_FROM: variable(text, '새김 <no-reply@localhost>', 'sender of every mail'),
  UNSPLASH_ACCESS_KEY: variable(text, '–', 'turns on the search for photographs; it never leaves the server'),
  UNSPLASH_BASE_URL: variable(
    safeAddress,
    'https://api.unsplash.com',
    'address of the photo service; http only on this machine',
  ),
  AI_BASE_URL: variable(
    safeAddress,
    '–',
    'turns on texts by a language model: address below which it has /chat/completions, such as https://api.openai.com/v1; http only on this machine',
  ),
  AI_TEXT_MODEL: variable(
    text,
    '–',
    'needed with AI_BASE_URL, unless AI_IMAGE_MODEL is set: name of the language model there',
  ),
  AI_KEY: variable(text, '–', 'key of AI_BASE_URL, where it asks for one; it never leaves the server'),
  AI_PROVIDER: variable(
    text,
    '–',
    'name of who runs the language model, as people and the privacy policy are told; unset: the host of AI_BASE_URL',
  ),
  AI_TOKEN_FIELD: variable(
    z.enum(['max_tokens', 'max_completion_tokens'], {
      error: 'must be max_tokens or max_completion_tokens',
    }),
    'max_tokens',
    'how AI_BASE_URL calls the limit of an answer',
  ),
  AI_MONTHLY_TOKENS: variable(
    integer(1, 1_000_000_000_000),
    '–',
    'tokens of the language model in a month (of Seoul) for all brands together; unset: no limit',
  ),
  AI_IMAGE_MODEL: variable(
    text,
    '–',
    'turns on pictures by an image model at AI_BASE_URL, which has /images/generations: its name there',
  ),
  AI_IMAGE_SIZES: variable(
    imageSizes,
    '1024x1024,1024x1536,1536x1024',
    'pixels that are asked of it for a square, a portrait and a landscape, with commas',
  ),
  AI_MODERATION: variable(
    flag,
    'on',
    'what a picture is to show is sent to /moderations of AI_BASE_URL first, where the host has it; off: the words of the product alone refuse',
  ),
  PAPAGO_KEY_ID: variable(
    text,
    '–',
    'turns on translating by Papago (NAVER Cloud), where no language model is connected',
  ),
  PAPAGO_KEY: variable(text, '–', 'needed with PAPAGO_KEY_ID; it never leaves the server'),
  PAPAGO_BASE_URL: variable(
    safeAddress,
    'https://papago.apigw.ntruss.com',
    'address of Papago; http only on this machine',
  ),
  IMAGE_HOSTS: variable(
    hosts,
    'images.unsplash.com',
    'hosts, with commas, of which `utils/image/binary` fetches pictures; *.images.example: those below it, *: all of the public internet, none: none',
  ),
  GOOGLE_CLIENT_ID: variable(
    text,
    '–',
    'turns on signing in with Google; register PUBLIC_URL/oauth2/google there',
  ),
  GOOGLE_CLIENT_SECRET: variable(text, '–', 'needed with GOOGLE_CLIENT_ID; it never leaves the server'),
  GOOGLE_BASE_URL: variable(
    safeAddress,
    'https://accounts.google.com',
    'where people sign in; http only on this machine',
  ),
  KAKAO_CLIENT_ID: variable(
    text,
    '–',
    'turns on signing in with Kakao; register PUBLIC_URL/oauth2/kakao there',
  ),
  KAKAO_CLIENT_SECRET: variable(text, '–', 'needed with KAKAO_CLIENT_ID; it never leaves the server'),
  KAKAO_ADMIN_KEY: variable(
    text,
    '–',
    'unlinks withdrawn accounts at Kakao; unset: people do that themselves',
  ),
  KAKAO_BASE_URL: variable(
    safeAddress,
    'https://kauth.kakao.com',
    'where people sign in; http only on this machine',
  ),
  KAKAO_API_BASE_URL: variable(
    safeAddress,
    'https://kapi.kakao.com',
    'address of the API of Kakao; http only on this machine',
  ),
  NAVER_CLIENT_ID: variable(
    text,
    '–',
    'turns on signing in with Naver; register PUBLIC_URL/oauth2/naver there',
  ),
  NAVER_CLIENT_SECRET: variable(text, '–', 'needed with NAVER_CLIENT_ID; it never leaves the server'),
  NAVER_BASE_URL: variable(
    safeAddress,
    'https://nid.naver.com',
    'where people sign in; http only on this machine',
  ),
  NAVER_API_BASE_URL: variable(
    safeAddress,
    'https://openapi.naver.com',
    'address of the API of Naver; http only on this machine',
  ),
  FACEBOOK_CLIENT_ID: variable(
    text,
    '–',
    'turns on signing in with Facebook; register PUBLIC_URL/oauth2/facebook there',
  ),
  FACEBOOK_CLIENT_SECRET: variable(text, '–', 'needed with FACEBOOK_CLIENT_ID; it never leaves the server'),
  FACEBOOK_BASE_URL: variable(
    safeAddress,
    'https://www.facebook.com',
    'where people sign in; http only on this machine',
  ),
  FACEBOOK_API_BASE_URL: variable(
    safeAddress,
    'https://graph.facebook.com',
    'address of the API of Facebook; http only on this machine',
  ),
  FACEBOOK_PAGES_CLIENT_ID: variable(
    text,
    '–',
    'turns on connecting Facebook Pages to a brand; register PUBLIC_URL/oauth2/planner-facebook there',
  ),
  FACEBOOK_PAGES_CLIENT_SECRET: variable(
    text,
    '–',
    'needed with FACEBOOK_PAGES_CLIENT_ID; it never leaves the server',
  ),
  INSTAGRAM_CLIENT_ID: variable(
    text,
    '–',
    'turns on connecting accounts of Instagram to a brand; register PUBLIC_URL/oauth2/planner-instagram there',
  ),
  INSTAGRAM_CLIENT_SECRET: variable(text, '–', 'needed with INSTAGRAM_CLIENT_ID; it never leaves the server'),
  INSTAGRAM_BASE_URL: variable(
    safeAddress,
    'https://www.instagram.com',
    'where people agree to it; http only on this machine',
  ),
  INSTAGRAM_API_BASE_URL: variable(
    safeAddress,
    'https://api.instagram.com',
    'where codes of Instagram are exchanged; http only on this machine',
  ),
  INSTAGRAM_GRAPH_BASE_URL: variable(
    safeAddress,
    'https://graph.instagram.com',
    'address of the API of Instagram; http only on this machine',
  ),
  RECAPTCHA_SITE_KEY: variable(
    text,
    '–',
    'asks reCAPTCHA v3 before codes are mailed, accounts opened, and cards tried by a payment link; public',
  ),
  RECAPTCHA_SECRET_KEY: variable(text, '–', 'needed with RECAPTCHA_SITE_KEY; it never leaves the server'),
  RECAPTCHA_BASE_URL: variable(
    safeAddress,
    'https://www.google.com',
    'address of reCAPTCHA; http only on this machine',
  ),
  CHANNEL_TALK_PLUGIN_KEY: variable(
    text,
    '–',
    'turns on the chat with your support (Channel Talk), loaded where the user asks for it; public',
  ),
  CHANNEL_TALK_SECRET_KEY: variable(
    hexadecimal,
    '–',
    'needed with CHANNEL_TALK_PLUGIN_KEY: proves who the member is; it never leaves the server',
  ),
  PAYMENT_GATEWAY: variable(
    z.enum(['sandbox', 'portone', 'nicepay', 'toss'], {
      error: 'must be sandbox, portone, nicepay or toss',
    }),
    'the first with keys; else sandbox where PUBLIC_URL is this machine; else none',
    'where new cards go; sandbox: numbers of its own, dollars too, and no money is taken; none: nothing can be bought',
  ),
  PAYMENT_AGENCY: variable(
    text,
    'that of PAYMENT_GATEWAY',
    'payment agency of the contract, named where cards are entered and charged, such as 나이스페이먼츠; for PortOne, which works over several',
  ),
  PORTONE_API_SECRET: variable(
    text,
    '–',
    'turns on payments by card over PortOne (V2); it never leaves the server',
  ),
  PORTONE_CHANNEL_KEY: variable(
    text,
    '–',
    'needed with PORTONE_API_SECRET: the channel that issues keys of cards',
  ),
  PORTONE_WEBHOOK_SECRET: variable(
    text,
    '–',
    'checks webhooks of PortOne at PUBLIC_URL/api/v1/webhook/portone; without it they are refused',
  ),
  PORTONE_BASE_URL: variable(
    safeAddress,
    'https://api.portone.io',
    'address of PortOne; http only on this machine',
  ),
  NICEPAY_CLIENT_ID: variable(
    text,
    '–',
    'turns on payments by card over NICEPAY; webhooks go to PUBLIC_URL/api/v1/webhook/nicepay',
  ),
  NICEPAY_SECRET_KEY: variable(
    z.string().regex(/^[\x21-\x7e]{32}$/, 'must have 32 characters'),
    '–',
    'needed with NICEPAY_CLIENT_ID; it never leaves the server',
  ),
  NICEPAY_BASE_URL: variable(
    safeAddress,
    'https://api.nicepay.co.kr',
    'address of NICEPAY; http only on this machine',
  ),
  TOSS_SECRET_KEY: variable(
    text,
    '–',
    'turns on payments by card over Toss Payments; webhooks go to PUBLIC_URL/api/v1/webhook/toss',
  ),
  TOSS_BASE_URL: variable(
    safeAddress,
    'https://api.tosspayments.com',
    'address of Toss Payments; http only on this machine',
  ),
  PAYPAL_CLIENT_ID: variable(text, '–', 'turns on paying for a logo in dollars over PayPal'),
  PAYPAL_CLIENT_SECRET: variable(text, '–', 'needed with PAYPAL_CLIENT_ID; it never leaves the server'),
  PAYPAL_WEBHOOK_ID: variable(
    text,
    '–',
    'number of the webhook at PUBLIC_URL/api/v1/webhook/paypal; without it they are refused',
  ),
  PAYPAL_BASE_URL: variable(
    safeAddress,
    'https://api-m.paypal.com',
    'address of PayPal, for its sandbox https://api-m.sandbox.paypal.com; http only on this machine',
  ),
  LEMONSQUEEZY_API_KEY: variable(
    text,
    '–',
    'turns on plans in dollars over Lemon Squeezy; it never leaves the server',
  ),
  LEMONSQUEEZY_STORE_ID: variable(text, '–', 'needed with LEMONSQUEEZY_API_KEY: number of the store'),
  LEMONSQUEEZY_WEBHOOK_SECRET: variable(
    text,
    '–',
    'needed with LEMONSQUEEZY_API_KEY: signs webhooks to PUBLIC_URL/api/v1/webhook/lemonsqueezy',
  ),
  LEMONSQUEEZY_TEST_MODE: variable(
    flag,
    'on where PUBLIC_URL is this machine, else off',
    'checkouts take test cards and no money',
  ),
  LEMONSQUEEZY_BASE_URL: variable(
    safeAddress,
    'https://api.lemonsqueezy.com/v1',
    'address of Lemon Squeezy; http only on this machine',
  ),
  KAKAO_JS_KEY: variable(
    text,
    '–',
    'turns on sharing by KakaoTalk (JavaScript key), loaded where the user presses it; register PUBLIC_URL as a web platform there; public',
  ),
  KAKAO_SDK_URL: variable(
    safeAddress,
    'https://t1.kakaocdn.net/kakao_js_sdk/2.8.3/kakao.min.js',
    'where that script is loaded from; one from elsewhere is not checked by its hash; http only on this machine',
  ),
  DEV_MODE: variable(flag, 'off', 'developer pages and the mail list; without it those paths are 404'),
  API_URL: variable(webAddress, 'this process', 'the REST API that documents are written back to'),
  API_TOKEN: variable(
    credential,
    'SERVICE_TOKEN, if API_URL is on this machine',
    'the SERVICE_TOKEN of API_URL; needed where that is another machine, so that ours is not sent there unasked',
  ),
  SERVICE_TOKEN: variable(
    credential,
    'a random one, kept in DATA_DIR/service.secret',
    'credential of the write-back, and what all keys are derived from; set it when nodes do not share DATA_DIR',
  ),
  PREVIOUS_SERVICE_TOKENS: variable(
    z
      .string()
      .transform((list) => list.split(',').map((each) => each.trim()))
      .refine(
        (list) => list.every((each) => credential.safeParse(each).success),
        'must be tokens of at least 32 characters each, with commas',
      ),
    '–',
    'earlier values of SERVICE_TOKEN, newest first, with commas: what they signed and hashed stays valid; no credentials',
  ),
  SERVICE_ADDRESSES: variable(
    networks,
    'this machine',
    'addresses and networks, with commas, from which another server’s write-back may call (its API_URL is this one)',
  ),
  TRUSTED_PROXIES: variable(
    networks,
    'this machine',
    'addresses and networks, with commas, of proxies whose X-Forwarded-For names the clients',
  ),
  COMPANY_DOMAIN: variable(text, '–', 'test-mode guard: e-mail domain of the company'),
  GUEST_MARKER: variable(text, '–', 'test-mode guard: mark of a guest in an e-mail'),
  TEST_MODE: variable(flag, 'off', 'test-mode guard reads the e-mail of the user'),
  METRICS_TOKEN: variable(text, '–', 'bearer for /metrics from elsewhere; unset: loopback only'),
  LOG_LEVEL: variable(z.enum(logLevels), 'info', `one of ${logLevels.join(', ')}`),
  SUPPORT_URL: variable(webAddress, 'PUBLIC_URL/contact', 'where mails send people with questions'),
  SUPPORT_HOURS: variable(
    text,
    '–',
    'when COMPANY_PHONE is answered, as people read it, such as 평일 10:00–17:00; without it no telephone is shown where people ask',
  ),
  KAKAO_CHANNEL_URL: variable(
    webAddress,
    '–',
    'channel of the operator at KakaoTalk, shown where people ask',
  ),
  RELAY_MAX_MESSAGE_BYTES: variable(count, '4194304', 'largest message of a sync socket'),
  RELAY_UPDATES_PER_SECOND: variable(count, '200', 'updates a second of one socket'),
  RELAY_SOCKETS_PER_USER: variable(count, '64', 'open sync sockets of one account'),
  RELAY_SOCKETS_PER_ADDRESS: variable(count, '1000', 'open sync sockets of one network address'),
  RELAY_LOADED_BYTES: variable(
    integer(1_048_576, 1_000_000_000_000),
    'from the memory of the machine',
    'encoded size of the documents that a node has loaded at once, of which an account and a brand may have a fourth each; in memory they take some twelve times as much',
  ),
  HTTP_REQUESTS_PER_MINUTE: variable(
    count,
    '600',
    'calls a minute of one account or address; five times as many small pictures of lists, which count apart, and of these a hundred times as many for all accounts of a node',
  ),
  LOGIN_ATTEMPTS_PER_MINUTE: variable(
    count,
    '10',
    'logins a minute for one e-mail from one address; ten times as many from one address, or for one e-mail from all',
  ),
  HTTP_MAX_BODY_BYTES: variable(
    count,
    '4194304',
    'largest body of a REST call without a file; most calls take 65536 at most, that with the body of a design 3 MB',
  ),
  HTTP_LOOP_DELAY_MS: variable(
    integer(0, 600_000),
    '1000',
    'calls of REST are answered with 503 while the process is so far behind, on average of a second; 0: never',
  ),
  HTTP_BODY_MS: variable(count, '20000', 'how long a body may take to come; ten times that with a file'),
  HTTP_REQUESTS_PER_ADDRESS: variable(
    count,
    '200',
    'requests of one account, or of one address without one, that are answered at the same time',
  ),
  HTTP_CONNECTIONS_PER_ADDRESS: variable(
    count,
    '2000',
    'open connections of one address, sync sockets included; not for proxies of TRUSTED_PROXIES',
  ),
  DRIVE_VIDEO_MAX_BYTES: variable(
    integer(1, 1_000_000_000_000),
    '209715200',
    'largest video that the API takes into a drive, in parts; the app itself adds none above 200 MB',
  ),
  MAIL_CODES_PER_HOUR: variable(
    count,
    '10',
    'codes mailed to one e-mail in an hour; ten times as many asked for by one account, or from one address without one',
  ),
  QUESTIONS_PER_DAY: variable(
    count,
    '300',
    'questions to the operator that visitors may send by the form in a day, all together; of one account, or one address without one, five times MAIL_CODES_PER_HOUR',
  ),
  LINK_BYTES_PER_DAY: variable(
    integer(1, 100_000_000_000_000),
    '100000000000',
    'bytes that are sent in a day by one link to a file or folder of a drive; beyond it the link says to come back',
  ),
  MORE_BRANDS_NEED_PLAN: variable(
    flag,
    'off where PUBLIC_URL is this machine, else on',
    'who owns a brand needs a paid plan for one of their brands to make another; only where plans are sold',
  ),
  CARD_TRIES_PER_HOUR: variable(
    count,
    '5',
    'cards that are registered for one brand in an hour, refused ones twice; twice as many by one account, from one address without one, or by one payment link',
  ),
  WRITEBACK_DELAY_MS: variable(
    integer(0, 600_000),
    '1000',
    'from the last change of a document to its REST calls',
  ),
  WRITEBACK_MAX_DELAY_MS: variable(integer(0, 600_000), '5000', 'the same while typing goes on'),
  WRITEBACK_GIVE_UP_MS: variable(
    count,
    '86400000',
    'how long a REST API that refuses everything is retried before a room is given up',
  ),
  WRITEBACK_POLL_MS: variable(
    integer(100, 86_400_000),
    '15000',
    'with API_URL, which does not report its changes: how often it is polled for open documents',
  ),
  POLICY_FACTS: variable(
    text,
    '–',
    'JSON file with what the policies say beyond COMPANY_…; until it is complete sign-up is closed in public',
  ),
  COMPANY_NAME: variable(text, '–', 'the operator, in the footer of mails and in the policies'),
  COMPANY_NAME_EN: variable(text, '–', 'the same in English'),
  COMPANY_ADDRESS: variable(text, '–', 'address of the operator'),
  COMPANY_ADDRESS_EN: variable(text, '–', 'the same in English'),
  COMPANY_PHONE: variable(text, '–', 'telephone of the operator'),
  COMPANY_EMAIL: variable(text, '–', 'e-mail of the operator, in the policies and where people may ask'),
  COMPANY_REPRESENTATIVE: variable(text, '–', 'who represents the operator'),
  COMPANY_REPRESENTATIVE_EN: variable(text, '–', 'the same in English'),
  COMPANY_BUSINESS_NUMBER: variable(text, '–', 'business registration number'),
  COMPANY_MAIL_ORDER_NUMBER: variable(text, '–', 'mail-order business number'),
  COMPANY_HOSTING: variable(text, '–', 'who hosts the service'),
} as const

export const environmentVariables: readonly VariableDescription[] = Object.entries(variables).map(
  ([name, { default: byDefault, meaning }]) => ({
    name,
    default: byDefault,
    meaning,
  }),
)

function variable<S extends z.ZodType>(schema: S, byDefault: string, meaning: string) {
  return { schema, default: byDefault, meaning }
}

function integer(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
}

function url(protocols: readonly string[]) {
  const message = `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), message)
}

/** Every call carries a key, so only https is allowed; http is allowed on this machine, for tests. */
function isSafeAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

/** In tests it may be an origin on this machine. */
function isHost(text: string): boolean {
  if (/^(?:\*|(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+)$/.test(text)) return true
  const url = URL.parse(text)
  return url !== null && url.origin === text && isThisMachine(url.hostname)
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (family === 4 ? 32 : 128))
}
