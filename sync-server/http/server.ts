import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler } from 'fastify-type-provider-zod'
import { contract } from '#contract/contract.ts'
import type { Bus } from '../bus/bus.ts'
import type { Database } from '../database/open.ts'
import { loadSite } from '../site/load-renderer.ts'
import { servePictures } from '../site/serve-pictures.ts'
import { serveSite } from '../site/serve-site.ts'
import { isService, tokenOf } from './authentication.ts'
import { limitBodyTime } from './body-timeout.ts'
import { trustedProxies } from './client-address.ts'
import type { Services } from './context.ts'
import { serveDeveloperPages } from './developer.ts'
import { answerError } from './errors.ts'
import { serveFonts } from './font-files.ts'
import { serveHealth } from './health.ts'
import { limitConnections } from './held-connections.ts'
import { checkCompleteness, type Implementation } from './implement.ts'
import { inlineScriptSources, sourceOf } from './inline-scripts.ts'
import { type Limits, openLimits } from './limits.ts'
import { BrokenAnswers, logAnswers } from './log-answers.ts'
import { mount } from './mount.ts'
import { refuseDeepJson } from './nesting.ts'
import { Refusal } from './refusal.ts'
import { limitRequestsInProgress } from './requests-in-progress.ts'
import { acceptResumable } from './resumable.ts'
import { RunningCalls } from './running-calls.ts'
import { serveSecurityHeaders } from './security.ts'
import { shedLoad } from './shed-load.ts'
import { type AppFiles, serveApp } from './static-app.ts'
import { serveStoredFiles } from './stored-files.ts'
import { acceptUploads } from './uploads.ts'
import { compileValidator } from './validate.ts'

export interface ServerOptions {
  readonly services: Services
  readonly database: Database
  /** Connection to the other nodes; left out in a single process. */
  readonly bus?: Pick<Bus, 'isConnected'>
  readonly implementations: readonly Implementation[]
  /** Registers server-rendered pages, which count their requests against the limits. */
  readonly pages?: (app: FastifyInstance, limits: Limits) => void
  /** The built app; null where another server serves it. */
  readonly app: AppFiles | null
}

const longestHeadMs = 60_000
const headCheckMs = 5_000

/** Creates the server from the contract, ready to listen. Rejects where a call of the contract has no handler. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, database, implementations } = options
  const { environment, keys, log } = services
  checkCompleteness(contract, implementations)
  const { bodyMs, connectionsPerAddress, requestsPerAddress } = environment.http
  const isProxy = trustedProxies(environment)

  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new BrokenAnswers(),
    genReqId: () => randomUUID(),
    bodyLimit: environment.http.maxBodyBytes,
    trustProxy: isProxy,
    // The head of a request may take as long as a body; Node ends with 408 what takes longer.
    http: {
      headersTimeout: Math.min(bodyMs, longestHeadMs),
      connectionsCheckingInterval: Math.min(bodyMs, headCheckMs),
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerError)
  acceptJsonOnly(app)
  logAnswers(app)
  keepOutOfCaches(app)
  limitConnections(app.server, { atMost: connectionsPerAddress, isProxy })
  limitBodyTime(app, bodyMs)

  await app.register(cookie, { secret: [...keys.all('cookie')] })
  await shedLoad(app, environment)
  // Behind the cookies, one of which has the session.
  limitRequestsInProgress(app, {
    atMost: requestsPerAddress,
    isExempt: (request) => isService(request, environment),
    tokenOf: (request) => tokenOf(request, environment),
  })
  await acceptUploads(app)
  acceptResumable(app)
  const site = options.app && (await loadSite(options.app.directory))
  const inlineScripts = options.app ? await inlineScriptSources(options.app.directory) : []
  if (site) inlineScripts.push(...site.renderer.inlineScripts.map(sourceOf))
  await serveSecurityHeaders(app, environment, services, inlineScripts)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Saegim', version: '1', description: 'The REST contract of Saegim (새김).' },
      servers: [{ url: environment.publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'saegim-access-token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  const limits = openLimits(app, environment, keys)
  app.decorateRequest('caller')
  app.decorateRequest('brand')
  const runningCalls = new RunningCalls()
  app.decorate('runningCalls', runningCalls)
  for (const implementation of implementations)
    mount(app, implementation, { services, database, limits, runningCalls })
  serveHealth(app, { database, bus: options.bus }, environment)
  serveFonts(app)
  serveStoredFiles(app, services, limits)
  options.pages?.(app, limits)
  serveDeveloperPages(app, environment)
  servePictures(app, services.posts)
  const sendMissing = site ? serveSite(app, site, environment, limits) : null
  if (options.app) await serveApp(app, { ...options.app, sendMissing }, environment)
  else app.setNotFoundHandler(async () => Promise.reject(new Refusal('NOT_FOUND')))
  await app.ready()
  return app
}

/** Accepts JSON bodies only: other types are answered with 415; an empty body counts as none. */
function acceptJsonOnly(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      refuseDeepJson(String(body))
    } catch (refusal) {
      return done(refusal as Refusal)
    }
    void parse(request, String(body), done)
  })
}

/** What says nothing of caching may be about a person: no browser and no proxy stores it. */
function keepOutOfCaches(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
