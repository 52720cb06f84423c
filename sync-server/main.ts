import { join } from 'node:path'
import { pino } from 'pino'
import { watchPayments } from './api/billing/reconciliation/billing-metrics.ts'
import { servePaymentWebhooks } from './api/billing/reconciliation/webhooks.ts'
import { serveSandboxPages } from './api/billing/sandbox/pages.ts'
import { serveProviderCallbacks } from './api/identity/sign-in/callbacks.ts'
import { implementations } from './api/implementations.ts'
import { serveFilePages } from './api/share/files/pages.ts'
import { Openings } from './api/share/openings.ts'
import { serveSharePages } from './api/share/page/pages.ts'
import { serveSnsCallbacks } from './api/sns/callbacks.ts'
import { openEarlierAssets } from './builds/earlier-assets.ts'
import { OwnBuild } from './builds/own-build.ts'
import { changeCodec, revocationCodec, roomRevocationCodec } from './bus/event-codecs.ts'
import { LocalHub } from './bus/local-bus.ts'
import { openRedisBus } from './bus/redis-bus.ts'
import { shareEvents } from './bus/share-events.ts'
import { type Database, openDatabase } from './database/open.ts'
import { isSignUpOpen, missingPolicyFacts } from './database/seed/policy-facts.ts'
import type { Environment } from './environment/environment.ts'
import { addressOfUpgrade, trustedProxies } from './http/client-address.ts'
import { type Change, emitter, type Revocation, type RoomRevocation } from './http/events.ts'
import { askInProcess } from './http/in-process.ts'
import { closeHttp, listen, withPort } from './http/listen.ts'
import { createServer } from './http/server.ts'
import { socketAuthorizer } from './http/socket-access.ts'
import { allTasks } from './jobs/all-tasks.ts'
import { DesignDrawer } from './jobs/draw-designs.ts'
import { startJobs } from './jobs/jobs.ts'
import { PictureMaker } from './jobs/make-pictures.ts'
import { ThumbnailMaker } from './jobs/make-thumbnails.ts'
import { queueLookUpAt, queueSettling } from './jobs/settle-payments.ts'
import { keysOf } from './keys/key-ring.ts'
import { createLog, type Logger } from './logging.ts'
import { openGateways } from './open-gateways.ts'
import { openCampaignFile } from './posts/campaign-file.ts'
import { openPosts } from './posts/posts.ts'
import { openEpochs } from './relay/epochs/rebuild.ts'
import type { DocId } from './relay/log/update-log.ts'
import { attachRelay } from './relay/relay.ts'
import { NodeRoomEdits } from './relay/rooms/room-edits.ts'
import { keepVersions } from './relay/versions/version-schedule.ts'
import { openVersions } from './relay/versions/versions.ts'
import { openTemplates } from './templates/templates.ts'
import { askByHttp } from './writeback/rest/rest-client.ts'
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
  const gateways = openGateways(environment, database, keys, log)
  const { storage, mail, payments } = gateways
  begun.defer(() => mail.close())
  begun.defer(watchPayments(database.kysely))
  const revocations = emitter<Revocation>()
  const { kysely } = database
  const queueLookUp = (orderRef: string, at: Date) => queueLookUpAt(kysely, orderRef, at)
  const paymentServices = { kysely, payments, keys, log, now: () => new Date(), queueLookUp }
  const thumbnails = new ThumbnailMaker(database, storage, log)
  const designs = new DesignDrawer(database, storage, log)
  const pictureMaker = new PictureMaker({ database, storage, ai: gateways.ai, thumbnails, log })
  const tasks = allTasks({
    database,
    environment,
    gateways,
    paymentServices,
    thumbnails,
    designs,
    pictureMaker,
    keys,
    revocations,
    log,
  })
  const jobs = await startJobs(database, tasks, log)
  begun.defer(() => jobs.stop())
  // Before the jobs, whose cron tasks wake them.
  begun.defer(() => thumbnails.close())
  begun.defer(() => designs.close())
  begun.defer(() => pictureMaker.close())

  const changes = emitter<Change>()
  begun.defer(await shareEvents(bus, 'revocations', revocations, revocationCodec, log))
  const roomRevocations = emitter<RoomRevocation>()
  begun.defer(await shareEvents(bus, 'room-revocations', roomRevocations, roomRevocationCodec, log))
  const versions = openVersions(database.pool)
  const rebuilt = emitter<DocId>()
  begun.defer(await shareEvents(bus, 'rebuilt', rebuilt, changeCodec, log))
  const epochs = openEpochs(database.pool, rebuilt)
  const rooms = new NodeRoomEdits()
  const openings = new Openings(database.kysely, log)
  begun.defer(() => openings.close())
  const services = {
    environment,
    keys,
    ...gateways,
    queueLookUp,
    posts: openPosts(join(environment.contentDir, 'blog'), log),
    templates: openTemplates(environment.templateSources, log),
    campaign: openCampaignFile(join(environment.contentDir, 'campaign.json'), log),
    versions,
    epochs,
    rooms,
    log,
    changes,
    revocations,
    roomRevocations,
    thumbnails,
    pictureMaker,
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
      serveFilePages(app, { db: database.kysely, services, limits })
      serveSharePages(app, { db: database.kysely, services, limits })
      serveProviderCallbacks(app, { db: database.kysely, services, countRequest: limits.countPage })
      serveSnsCallbacks(app, { db: database.kysely, services, countRequest: limits.countPage })
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
      'sign-up is closed: the policies do not name the operator; set COMPANY_… and POLICY_FACTS, and run npm run doctor',
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
  rooms.attach(relay.rooms)
  begun.defer(() => relay.close())
  begun.defer(rebuilt.on((doc) => relay.startNewEpoch(doc)))
  begun.defer(keepVersions(relay.rooms, versions, log))
  begun.defer(revocations.on((revocation) => void relay.disconnect(revocation)))
  begun.defer(roomRevocations.on((revocation) => void relay.disconnect(revocation)))

  const writeback = startWriteback({
    database,
    environment: here,
    ask: environment.apiUrl === null ? askInProcess(app) : askByHttp(environment.apiUrl),
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
