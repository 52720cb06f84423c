import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { watchPayments } from './api/billing/billing-metrics.ts'
import { serveSandboxPages } from './api/billing/sandbox/pages.ts'
import { servePaymentWebhooks } from './api/billing/webhooks.ts'
import { serveProviderCallbacks } from './api/identity/sign-in/callbacks.ts'
import { implementations } from './api/implementations.ts'
import { Openings } from './api/share/openings.ts'
import { serveSharePages } from './api/share/page/pages.ts'
import { openEarlierAssets } from './builds/earlier-assets.ts'
import { OwnBuild } from './builds/own-build.ts'
import { changeCodec, revocationCodec } from './bus/event-codecs.ts'
import { LocalHub } from './bus/local-bus.ts'
import { openRedisBus } from './bus/redis-bus.ts'
import { shareEvents } from './bus/share-events.ts'
import { type Database, openDatabase } from './database/open.ts'
import { isSignUpOpen, missingPolicyFacts } from './database/seed/policy-facts.ts'
import type { Environment } from './environment/environment.ts'
import { openCaptcha } from './gateways/captcha/captcha.ts'
import { openChat } from './gateways/chat/chat.ts'
import { openMail } from './gateways/mail/mail.ts'
import { openOutsidePictures } from './gateways/outside-pictures.ts'
import { openPayments } from './gateways/payments/payments.ts'
import { openPhotos } from './gateways/photos/photos.ts'
import { openKakaoShare } from './gateways/share/kakao-share.ts'
import { openSignIn } from './gateways/sign-in/sign-in.ts'
import { openStorage } from './gateways/storage/storage.ts'
import { addressOfUpgrade, trustedProxies } from './http/client-address.ts'
import { type Change, emitter, type Revocation } from './http/events.ts'
import { createServer } from './http/server.ts'
import { socketAuthorizer } from './http/socket-access.ts'
import { collectFilesTask } from './jobs/collect-files.ts'
import { collectPortraitsTask } from './jobs/collect-portraits.ts'
import { collectResumableTask } from './jobs/collect-resumable.ts'
import { collectUploadsTask } from './jobs/collect-uploads.ts'
import { endLeftDrivesTask } from './jobs/end-left-drives.ts'
import { expireCreditsTask } from './jobs/expire-credits.ts'
import { housekeepingTasks } from './jobs/housekeeping.ts'
import { startJobs } from './jobs/jobs.ts'
import { mailApplicationsTask } from './jobs/mail-applications.ts'
import { mailPaymentsTask } from './jobs/mail-payments.ts'
import { mailTasksTask } from './jobs/mail-tasks.ts'
import { makeThumbnailsTask, ThumbnailMaker } from './jobs/make-thumbnails.ts'
import { payInvitesTask } from './jobs/pay-invites.ts'
import { pruneVersionsTask } from './jobs/prune-versions.ts'
import { purgeBrandsTask } from './jobs/purge-brands.ts'
import { purgeFilesTask } from './jobs/purge-files.ts'
import { renewSubscriptionsTask } from './jobs/renew-subscriptions.ts'
import { sandboxTask } from './jobs/sandbox.ts'
import { sealShareKeysTask } from './jobs/seal-share-keys.ts'
import { sessionTasks } from './jobs/sessions.ts'
import { queueLookUpAt, queueSettling, settlePaymentsTask } from './jobs/settle-payments.ts'
import { signInTasks } from './jobs/sign-in.ts'
import { keysOf } from './keys/key-ring.ts'
import { createLog, type Logger } from './logging.ts'
import { openCampaignFile } from './posts/campaign-file.ts'
import { openPosts } from './posts/posts.ts'
import { openEpochs } from './relay/epochs/rebuild.ts'
import type { DocId } from './relay/log/update-log.ts'
import { attachRelay } from './relay/relay.ts'
import { keepVersions } from './relay/versions/version-schedule.ts'
import { openVersions } from './relay/versions/versions.ts'
import { startWriteback } from './writeback/writeback.ts'

export interface RunningServer {
  /** Public URL. */
  readonly url: string
  /** Port that it listens on. */
  readonly port: number
  /** Stops everything in reverse order; further calls return the same promise. */
  close(): Promise<void>
}

export interface StartOptions {
  /** Absolute path of the built app; null where another server serves it. */
  readonly appDirectory: string | null
  readonly log?: Logger
  /** Fills the database before the server listens. */
  readonly prepare?: (database: Database) => Promise<void>
}

const patienceMs = 5_000
const storingPatienceMs = 10_000

/** Starts everything in order. Where a step fails, stops what was started and rejects. */
export async function startServer(
  environment: Environment,
  { appDirectory, log = logOf(environment), prepare }: StartOptions,
): Promise<RunningServer> {
  await using begun = new AsyncDisposableStack()

  const database = await openDatabase(environment, log)
  begun.defer(() => database.close())
  await prepare?.(database)

  const { redisUrl } = environment
  const bus = redisUrl === null ? new LocalHub().join() : await openRedisBus({ url: redisUrl, log })
  begun.defer(() => bus.close())

  const keys = keysOf(environment)
  const storage = openStorage(environment, { base: environment.filesUrl, keys })
  const revocations = emitter<Revocation>()
  const signIn = openSignIn(environment, log)
  const mail = openMail(environment, log)
  begun.defer(() => mail.close())
  const payments = openPayments(environment, { db: database.kysely, keys }, log)
  begun.defer(watchPayments(database.kysely))
  const { kysely } = database
  const queueLookUp = (orderRef: string, at: Date) => queueLookUpAt(kysely, orderRef, at)
  const paymentServices = { kysely, payments, keys, log, now: () => new Date(), queueLookUp }
  const thumbnails = new ThumbnailMaker(database, storage, log)
  const tasks = {
    ...housekeepingTasks(database, revocations, mail, log),
    ...expireCreditsTask(database, () => new Date(), log),
    ...settlePaymentsTask(paymentServices),
    ...renewSubscriptionsTask(paymentServices),
    ...sandboxTask(paymentServices),
    ...mailPaymentsTask(database, mail, environment, log, () => new Date()),
    ...payInvitesTask(database, () => new Date(), log),
    ...makeThumbnailsTask(thumbnails),
    ...purgeFilesTask(database, storage),
    ...collectFilesTask(database, storage, log),
    ...collectUploadsTask(database, storage, log),
    ...collectResumableTask(database, storage, log),
    ...endLeftDrivesTask(database, log),
    ...collectPortraitsTask(database, storage, log),
    ...purgeBrandsTask(database, storage),
    ...mailApplicationsTask(database, mail, environment, log),
    ...mailTasksTask(database, mail, environment, log),
    ...pruneVersionsTask(database),
    ...sealShareKeysTask(database, keys, log),
    ...sessionTasks(revocations),
    ...signInTasks(database, { signIn, storage, log, environment, keys }),
  }
  const jobs = await startJobs(database, tasks, log)
  begun.defer(() => jobs.stop())
  // Before the jobs, whose cron task wakes it.
  begun.defer(() => thumbnails.close())

  const photos = openPhotos(environment, log)
  const captcha = openCaptcha(environment, log)
  const changes = emitter<Change>()
  begun.defer(await shareEvents(bus, 'revocations', revocations, revocationCodec, log))
  const versions = openVersions(database.pool)
  const rebuilt = emitter<DocId>()
  begun.defer(await shareEvents(bus, 'rebuilt', rebuilt, changeCodec, log))
  const epochs = openEpochs(database.pool, rebuilt)
  const openings = new Openings(database.kysely, log)
  begun.defer(() => openings.close())
  const services = {
    environment,
    keys,
    mail,
    storage,
    photos,
    outsidePictures: openOutsidePictures(environment),
    signIn,
    captcha,
    chat: openChat(environment),
    payments,
    queueLookUp,
    kakaoShare: openKakaoShare(environment),
    posts: openPosts(join(environment.contentDir, 'blog'), log),
    campaign: openCampaignFile(join(environment.contentDir, 'campaign.json'), log),
    versions,
    epochs,
    log,
    changes,
    revocations,
    thumbnails,
    openings,
  }
  const earlier = openEarlierAssets(database, storage, log)
  begun.defer(() => earlier.close())
  const app = await createServer({
    services,
    database,
    bus,
    implementations,
    pages: (app, limits) => {
      serveSharePages(app, { db: database.kysely, services, limits })
      serveProviderCallbacks(app, { db: database.kysely, services, countRequest: limits.countPage })
      servePaymentWebhooks(app, {
        db: database.kysely,
        services,
        countRequest: limits.countPage,
        queueLookUp: queueSettling,
      })
      serveSandboxPages(app, { services, countRequest: limits.countPage })
    },
    app: appDirectory === null ? null : { directory: appDirectory, earlier },
  })
  const build =
    appDirectory === null ? null : new OwnBuild({ directory: appDirectory, database, storage, log })
  begun.defer(() => build?.close())
  // A page that this node answers may ask another node for its assets, so they have to be stored before.
  if (redisUrl !== null) await build?.store({ patienceMs: storingPatienceMs })
  begun.defer(() => closeHttp(app))
  const port = await listen(app, environment)
  build?.keepStored()
  if (!isSignUpOpen(environment))
    log.error(
      { missing: missingPolicyFacts(environment) },
      'nobody can sign up: the policies do not name the operator; set COMPANY_… and POLICY_FACTS, and run npm run doctor',
    )
  const here = { ...environment, publicUrl: withPort(environment.publicUrl, port) }

  const isProxy = trustedProxies(environment)
  const relay = attachRelay(app.server, {
    database,
    environment: here,
    bus,
    log,
    authorize: socketAuthorizer(database.kysely),
    addressOf: (request) => addressOfUpgrade(request, isProxy),
  })
  begun.defer(() => relay.close())
  begun.defer(rebuilt.on((doc) => relay.startNewEpoch(doc)))
  begun.defer(keepVersions(relay.rooms, versions, log))
  begun.defer(revocations.on((revocation) => void relay.disconnect(revocation)))

  const writeback = startWriteback({
    database,
    environment: { ...here, apiUrl: environment.apiUrl ?? ownApi(app) },
    log,
    bus,
    rooms: relay.rooms,
    changes,
    pollMs: environment.apiUrl === null ? null : environment.writeback.pollMs,
  })
  begun.defer(() => writeback.close())

  const running = begun.move()
  let closing: Promise<void> | undefined
  return {
    url: here.publicUrl,
    port,
    close() {
      closing ??= running.disposeAsync()
      return closing
    },
  }
}

/** Logs go to stderr; stdout is for messages to people. */
function logOf({ logLevel }: Environment): Logger {
  return createLog(logLevel, pino.destination(2))
}

async function listen(app: FastifyInstance, { port, host }: Environment): Promise<number> {
  await app.listen({ port, host })
  return addressOf(app).port
}

/** Waits for running calls, then closes connections that stay open; their calls end too, before the database is closed. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs)
  try {
    await app.close()
    await app.runningCalls.ended()
  } finally {
    clearTimeout(timer)
  }
}

function addressOf(app: FastifyInstance): AddressInfo {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}

/** Address of this process's REST API for the write-back, without a proxy. */
function ownApi(app: FastifyInstance): string {
  const { address, port, family } = addressOf(app)
  if (address === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (address === '::') return `http://[::1]:${port}`
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`
}

/** Puts in the port that the system chose for port 0. */
function withPort(publicUrl: string, port: number): string {
  return publicUrl.replace(/:0$/, `:${port}`)
}
