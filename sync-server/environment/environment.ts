import type { PictureForm } from '#model/pictures/made-picture.ts'
import type { CompanyFact, LogLevel } from './variables.ts'

/** The operator's configuration: read once at start and passed on as an argument. Nothing else reads process.env. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** null: cookies are set for the host of `publicUrl` alone. */
  readonly cookieDomain: string | null
  /** Absolute path. */
  readonly dataDir: string
  /** Absolute path of the posts. */
  readonly contentDir: string
  /** Absolute paths of the templates and bundles of the market: those of the product first. */
  readonly templateSources: readonly { readonly templates: string; readonly bundles: string }[]
  /** null: the embedded PostgreSQL below `dataDir`. */
  readonly databaseUrl: string | null
  readonly databasePoolSize: number
  readonly redisUrl: string | null
  /** null: files lie below `dataDir`. */
  /** Address of this server in links to files. */
  readonly filesUrl: string
  readonly s3: ObjectStorage | null
  /** null: mails are written to `dataDir`/mail. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** null: the photo service is off. */
  readonly unsplash: PhotoService | null
  /** null: no language model is connected. */
  readonly ai: AiService | null
  /** null: no image model is connected. */
  readonly images: ImageService | null
  /** null: Papago is off. */
  readonly papago: PapagoKeys | null
  /** Hosts of which pictures are fetched for callers: `images.example`, `*.images.example` or `*`; in tests an origin here. */
  readonly imageHosts: readonly string[]
  /** null: sign-in with this provider is off. */
  readonly signIn: {
    readonly google: OauthApp | null
    readonly kakao: KakaoApp | null
    readonly naver: OauthAppWithApi | null
    readonly facebook: OauthAppWithApi | null
  }
  /** null: accounts of brands cannot be connected at this provider. */
  readonly sns: {
    readonly facebook: OauthAppWithApi | null
    readonly instagram: InstagramApp | null
  }
  /** null: the captcha is off. */
  readonly captcha: RecaptchaKeys | null
  /** null: the chat with support is off. */
  readonly chat: ChatKeys | null
  readonly payments: {
    /** Where new cards are registered; null: nothing is sold. */
    readonly gateway: 'sandbox' | 'portone' | 'nicepay' | 'toss' | null
    /** Payment agency of the contract, as people read it; null: the gateway itself. */
    readonly agency: string | null
    readonly portone: PortoneKeys | null
    readonly nicepay: NicepayKeys | null
    readonly toss: TossKeys | null
    readonly paypal: PaypalKeys | null
    readonly lemonSqueezy: LemonKeys | null
  }
  /** null: sharing by KakaoTalk is off. */
  readonly kakaoShare: KakaoShareKeys | null
  readonly devMode: boolean
  /** null: this process itself. Without a trailing slash. */
  readonly apiUrl: string | null
  /** Credential of `apiUrl`, which the write-back sends. */
  readonly apiToken: string
  /** Credential that our REST API accepts from a write-back, and the root of all keys. */
  readonly serviceToken: string
  /** Earlier values of `serviceToken`, newest first: roots of keys, never accepted as the credential. */
  readonly previousServiceTokens: readonly string[]
  /** Addresses and networks beside this machine from which that credential is taken. */
  readonly serviceAddresses: readonly string[]
  /** Addresses and networks of proxies beside this machine, which name the addresses of their clients. */
  readonly trustedProxies: readonly string[]
  readonly companyDomain: string | null
  readonly guestMarker: string | null
  readonly testMode: boolean
  /** Whether only owners of a brand with a paid plan make further ones. */
  readonly moreBrandsNeedPlan: boolean
  readonly metricsToken: string | null
  readonly logLevel: LogLevel
  readonly supportUrl: string
  /** Where people ask; null what is not set. */
  readonly support: {
    /** When the telephone is answered, as people read it. */
    readonly hours: string | null
    readonly kakaoChannel: string | null
  }
  /** Values of `{{company.…}}` in mails and policies; those that are not set are missing here. */
  readonly company: Readonly<Partial<Record<CompanyFact, string>>>
  /**
   * Values of the other slots of the policies, such as `privacy.officerName`, from the file of POLICY_FACTS. null: the
   * line that contains the slot does not apply here and is left out.
   */
  readonly policyFacts: Readonly<Record<string, string | null>>
  readonly relay: {
    readonly maxMessageBytes: number
    readonly updatesPerSecond: number
    readonly socketsPerUser: number
    readonly socketsPerAddress: number
    readonly loadedBytes: number
  }
  readonly http: {
    readonly requestsPerMinute: number
    readonly loginAttemptsPerMinute: number
    readonly maxBodyBytes: number
    readonly bodyMs: number
    /** 0: no request is refused for it. */
    readonly loopDelayMs: number
    readonly requestsPerAddress: number
    readonly connectionsPerAddress: number
  }
  /** Largest video that the API takes into a drive. */
  readonly videoMaxBytes: number
  readonly mailCodesPerHour: number
  /** Questions to the operator of all visitors. */
  readonly questionsPerDay: number
  /** Of one link to a file or folder. */
  readonly linkBytesPerDay: number
  /** Of one brand; twice as many from one address. */
  readonly cardTriesPerHour: number
  readonly writeback: {
    readonly delayMs: number
    readonly maxDelayMs: number
    readonly giveUpMs: number
    /** With `apiUrl`: how often REST is polled, because another server does not report its changes. */
    readonly pollMs: number
  }
}

export interface ObjectStorage {
  readonly endpoint: string | null
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
}

export interface PhotoService {
  readonly accessKey: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

/** What speaks the common protocol of chats: a provider, or vLLM, llama.cpp or Ollama on this machine. */
export interface AiService {
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** null: it asks for none. */
  readonly key: string | null
  /** Who runs it, as people are told. */
  readonly provider: string
  readonly textModel: string
  readonly tokenField: 'max_tokens' | 'max_completion_tokens'
  /** Of all brands together; null: no limit. */
  readonly monthlyTokens: number | null
}

/** What speaks the common protocol of pictures, at the address of the language model. */
export interface ImageService {
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** null: it asks for none. */
  readonly key: string | null
  /** Who runs it, as people are told. */
  readonly provider: string
  readonly model: string
  /** As the host writes them, such as 1024x1024. */
  readonly sizes: Readonly<Record<PictureForm, string>>
  /** Whether what a picture shows is sent to its /moderations first. */
  readonly isModerated: boolean
  /** Of all brands together, texts included; null: no limit. */
  readonly monthlyTokens: number | null
}

export interface PapagoKeys {
  readonly keyId: string
  readonly key: string
  /** Without a trailing slash. */
  readonly baseUrl: string
}

/** The registration of this deployment at a provider. Addresses are without a trailing slash. */
export interface OauthApp {
  readonly clientId: string
  readonly clientSecret: string
  /** Origin of the provider's sign-in pages. */
  readonly baseUrl: string
}

export interface OauthAppWithApi extends OauthApp {
  readonly apiUrl: string
}

export interface KakaoApp extends OauthAppWithApi {
  /** null: Kakao is not told when an account unlinks it. */
  readonly adminKey: string | null
}

export interface InstagramApp extends OauthAppWithApi {
  /** `apiUrl` exchanges codes; all else is asked here. */
  readonly graphUrl: string
}

export interface PortoneKeys {
  readonly apiSecret: string
  readonly channelKey: string
  /** null: webhooks are refused. */
  readonly webhookSecret: string | null
  readonly baseUrl: string
}

export interface NicepayKeys {
  readonly clientId: string
  /** 32 characters. */
  readonly secretKey: string
  readonly baseUrl: string
}

export interface PaypalKeys {
  readonly clientId: string
  readonly secret: string
  /** null: webhooks are refused. */
  readonly webhookId: string | null
  readonly baseUrl: string
}

export interface LemonKeys {
  readonly apiKey: string
  readonly storeId: string
  readonly webhookSecret: string
  /** Test cards are taken, and no money. */
  readonly isTest: boolean
  readonly baseUrl: string
}

export interface TossKeys {
  readonly secretKey: string
  readonly baseUrl: string
}

export interface ChatKeys {
  readonly pluginKey: string
  /** Hexadecimal. */
  readonly secretKey: string
}

export interface KakaoShareKeys {
  readonly jsKey: string
  readonly sdkUrl: string
}

export interface RecaptchaKeys {
  readonly siteKey: string
  readonly secretKey: string
  readonly baseUrl: string
}
