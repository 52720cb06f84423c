import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { Call } from '#contract/call.ts'
import { headers } from '#contract/errors.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { LocalHub } from '../bus/local-bus.ts'
import type { Database } from '../database/open.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import type { openAi } from '../gateways/ai/ai.ts'
import { testAi } from '../gateways/ai/test-ai.ts'
import type { openCaptcha } from '../gateways/captcha/captcha.ts'
import { testCaptcha } from '../gateways/captcha/test-captcha.ts'
import { openChat } from '../gateways/chat/chat.ts'
import { openMail } from '../gateways/mail/mail.ts'
import { openOutsidePictures } from '../gateways/outside-pictures.ts'
import { openPayments, type Payments } from '../gateways/payments/payments.ts'
import type { openPhotos } from '../gateways/photos/photos.ts'
import { testPhotos } from '../gateways/photos/test-photos.ts'
import { openKakaoShare } from '../gateways/share/kakao-share.ts'
import type { openSignIn } from '../gateways/sign-in/sign-in.ts'
import { testSignIn } from '../gateways/sign-in/test-sign-in.ts'
import type { openSns } from '../gateways/sns/sns.ts'
import { testSns } from '../gateways/sns/test-sns.ts'
import { openStorage } from '../gateways/storage/storage.ts'
import { type Change, emitter, type Revocation, type RoomRevocation } from '../http/events.ts'
import { createServer } from '../http/server.ts'
import type { AppFiles } from '../http/static-app.ts'
import { openSession } from '../http/tokens.ts'
import { keysOf } from '../keys/key-ring.ts'
import { createLog, type Logger } from '../logging.ts'
import type { CampaignFile } from '../posts/campaign-file.ts'
import { openPosts } from '../posts/posts.ts'
import { openEpochs } from '../relay/epochs/rebuild.ts'
import { openPostgresLog } from '../relay/log/postgres-log.ts'
import { NodeRoomEdits } from '../relay/rooms/room-edits.ts'
import { Rooms } from '../relay/rooms/rooms.ts'
import { defaultLimits } from '../relay/sockets/limits.ts'
import { openVersions } from '../relay/versions/versions.ts'
import { openTemplates } from '../templates/templates.ts'
import { servePaymentWebhooks } from './billing/reconciliation/webhooks.ts'
import { serveSandboxPages } from './billing/sandbox/pages.ts'
import { serveProviderCallbacks } from './identity/sign-in/callbacks.ts'
import { implementations } from './implementations.ts'
import { serveFilePages } from './share/files/pages.ts'
import { Openings } from './share/openings.ts'
import { serveSharePages } from './share/page/pages.ts'
import { serveSnsCallbacks } from './sns/callbacks.ts'

export interface Sent {
  readonly token?: string
  readonly idBrand?: number
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** File of a multipart call; `body` is then the part `data`. */
  readonly file?: { readonly bytes: Uint8Array; readonly name: string; readonly type: string }
  readonly headers?: Readonly<Record<string, string>>
}

export interface Answered {
  readonly status: number
  // Untyped: tests check what they read by their expectations.
  readonly body: Record<string, unknown>
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>

interface OtherServices {
  readonly photos?: typeof openPhotos
  readonly ai?: typeof openAi
  readonly signIn?: typeof openSignIn
  readonly sns?: typeof openSns
  readonly captcha?: typeof openCaptcha
  /** Left out: a campaign that is open. */
  readonly campaign?: CampaignFile
  /** Left out: the sandbox. */
  readonly payments?: Payments
  /** Of another test API, which closes it; left out: an own one. */
  readonly database?: Database
  /** The built app; left out: none, as where another server serves it. */
  readonly app?: AppFiles | null
  /** Left out: a log of `LOG_LEVEL`, by default none. */
  readonly log?: Logger
}

/**
 * Tests send more calls from one address and try more cards than one person may, hold the event loop up while they load modules,
 * and send no request to other hosts. The operator offers two Google documents.
 */
const forTests = {
  CARD_TRIES_PER_HOUR: '100000000',
  HTTP_REQUESTS_PER_MINUTE: '100000000',
  HTTP_LOOP_DELAY_MS: '0',
  IMAGE_HOSTS: 'none',
  TEMPLATES_DIR: join(import.meta.dirname, '../../tests/fixtures/operator-templates'),
}

/** The whole REST API without a port. The second argument replaces the test services and the database. */
export async function openTestApi(
  variables: Record<string, string> = {},
  {
    photos = () => testPhotos,
    ai = () => testAi,
    signIn = () => testSignIn,
    sns = () => testSns,
    captcha = () => testCaptcha,
    campaign = openCampaign,
    payments,
    database: shared,
    app: appFiles = null,
    log: ownLog,
  }: OtherServices = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-api-'))
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...forTests, ...variables })
  const log = ownLog ?? createLog(environment.logLevel)
  const database = shared ?? (await createTestDatabase())
  const changes = emitter<Change>()
  const revocations = emitter<Revocation>()
  const changed: Change[] = []
  const revoked: Revocation[] = []
  const roomRevocations = emitter<RoomRevocation>()
  changes.on((change) => changed.push(change))
  revocations.on((revocation) => revoked.push(revocation))
  const keys = keysOf(environment)
  const storage = openStorage(environment, { base: environment.filesUrl, keys })
  const mail = openMail(environment, log)
  const versions = openVersions(database.pool)
  const rooms = new NodeRoomEdits()
  const updateLog = openPostgresLog(database.relayPool, log)
  const ownRooms = new Rooms({
    bus: new LocalHub().join(),
    updateLog,
    limits: { ...defaultLimits, loadedBytes: environment.relay.loadedBytes },
    maxMessageBytes: environment.relay.maxMessageBytes,
    log,
  })
  rooms.attach({ open: (idBrand, document) => ownRooms.openForServer(idBrand, document) })
  const services = {
    environment,
    keys,
    log,
    mail,
    photos: photos(environment, log),
    ai: ai(environment, log),
    outsidePictures: openOutsidePictures(environment),
    signIn: signIn(environment, log),
    sns: sns(environment, log),
    captcha: captcha(environment, log),
    chat: openChat(environment),
    payments: payments ?? openPayments(environment, { db: database.kysely, keys }, log),
    kakaoShare: openKakaoShare(environment),
    storage,
    posts: openPosts(join(environment.contentDir, 'blog'), log),
    templates: openTemplates(environment.templateSources, log, 0),
    campaign,
    versions,
    epochs: openEpochs(database.pool, { emit: () => {} }),
    rooms,
    changes,
    revocations,
    roomRevocations,
    thumbnails: { wake: () => undefined },
    pictureMaker: { wake: () => undefined, stop: () => undefined },
    openings: new Openings(database.kysely, log),
  }
  const app = await createServer({
    services,
    database,
    implementations,
    pages: (server, limits) => {
      serveFilePages(server, { db: database.kysely, services, limits })
      serveSharePages(server, { db: database.kysely, services, limits })
      serveProviderCallbacks(server, { db: database.kysely, services, countRequest: limits.countPage })
      serveSnsCallbacks(server, { db: database.kysely, services, countRequest: limits.countPage })
      servePaymentWebhooks(server, {
        db: database.kysely,
        services,
        countRequest: limits.countPage,
        // Tests run the job themselves.
        queueLookUp: async () => {},
      })
      serveSandboxPages(server, { services, countRequest: limits.countPage })
    },
    app: appFiles,
  })
  let people = 0

  async function request(options: InjectOptions): Promise<Answered> {
    const response = await app.inject(options)
    // A HEAD has the type without a body.
    const type = response.body === '' ? '' : String(response.headers['content-type'] ?? '')
    const isJson = type.startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : {},
      headers: response.headers,
      text: response.body,
    }
  }

  return {
    app,
    database,
    services,
    environment,
    changed,
    revoked,
    request,

    send(call: Call, sent: Sent = {}) {
      const { token, idBrand, params = {}, query, body, file, headers: extra = {} } = sent
      const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String(params[name])),
      )
      return request({
        method: call.method,
        url,
        ...(query && { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) }),
        ...(file && { payload: multipartOf(body, file) }),
        ...(!file && body !== undefined && { payload: body as object }),
        headers: {
          ...(file && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(idBrand !== undefined && { [headers.brand]: String(idBrand) }),
          ...extra,
        },
      })
    },

    /** A signed-in account. */
    async person(fullName = '한결') {
      people += 1
      const email = `person${people}@ongi.example`
      const { id } = await database.kysely
        .insertInto('account')
        .values({ email, full_name: fullName })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, email, token: await openSession(database.kysely, id, 'a test') }
    },

    async brand(ownerId: number, name = '온기') {
      const { id } = await database.kysely
        .insertInto('brand')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow()
      await this.join(id, ownerId, 'BRAND_ROLE_OWNER')
      return id
    },

    /** A signed-in account with a brand of its own. */
    async owner() {
      const person = await this.person()
      return { ...person, idBrand: await this.brand(person.id) }
    },

    async join(idBrand: number, accountId: number, role: BrandRole) {
      await database.kysely
        .insertInto('brand_member')
        .values({ brand_id: idBrand, account_id: accountId, role, joined_at: new Date() })
        .execute()
    },

    /** Source of the newest mail. */
    newestMail(): string {
      const folder = join(dataDir, 'mail')
      const newest = readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .at(-1)
      return readFileSync(join(folder, newest ?? 'none'), 'utf8')
    },

    async close() {
      await app.close()
      await services.openings.close()
      ownRooms.close()
      updateLog.close()
      services.mail.close()
      if (!shared) await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const openCampaign: CampaignFile = {
  read: async () => ({
    key: 'test',
    startsAt: Date.parse('2020-01-01T00:00:00+09:00'),
    endsAt: Date.parse('2120-01-01T00:00:00+09:00'),
    capacity: 100_000,
  }),
}

const boundary = 'ongi-ongi-ongi'

function multipartOf(data: unknown, { bytes, name, type }: NonNullable<Sent['file']>): Buffer {
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${rest}\r\n\r\n`
  return Buffer.concat([
    Buffer.from(data === undefined ? '' : `${head('"data"')}${JSON.stringify(data)}\r\n`),
    Buffer.from(head(`"file"; filename="${name}"\r\nContent-Type: ${type}`)),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
}
