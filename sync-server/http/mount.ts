import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Histogram } from 'prom-client'
import { z } from 'zod'
import { type CallWithShapes, ordinaryBodyBytes } from '#contract/call.ts'
import { withShapes } from '#contract/contract.ts'
import { headers } from '#contract/errors.ts'
import { cookies } from '#model/access/cookies.ts'
import type { Database } from '../database/open.ts'
import { registry } from '../metrics.ts'
import { authenticate, authenticateStaff, type Caller } from './authentication.ts'
import { authorize, type BrandAccess, toBrandId } from './authorization.ts'
import { Bytes, sendBytes } from './bytes.ts'
import { CallContext, type Services } from './context.ts'
import { cookieJar } from './cookie-jar.ts'
import { codeOfError, errorAnswer } from './errors.ts'
import { EventStream, leavingOf, sendEvents } from './event-stream.ts'
import { firstAnswer, idempotencyKeyOf, runOnce } from './idempotency.ts'
import { type Implementation, Redirect, Unchanged } from './implement.ts'
import { languageOf } from './language.ts'
import { addressOf, type Limits } from './limits.ts'
import { checkPlan } from './plan-access.ts'
import { Refusal } from './refusal.ts'
import { appendType, readResumable, tellResumable } from './resumable.ts'
import type { RunningCalls } from './running-calls.ts'
import { refuseUnstorableText } from './storable-text.ts'
import { discardForm, readUpload } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    brand: BrandAccess | null
  }
}

const callSeconds = new Histogram({
  name: 'saegim_http_call_seconds',
  help: 'Time from a REST call to its answer, by call and status',
  labelNames: ['call', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
})

export interface MountOptions {
  readonly services: Services
  readonly database: Database
  readonly limits: Limits
  readonly runningCalls: RunningCalls
}

/** Serves a call as it is declared. Order: authentication, rate limit, authorization, validation, plan, handler. */
export function mount(app: FastifyInstance, implementation: Implementation, options: MountOptions): void {
  const call = withShapes(implementation.call)
  const { services, database, limits, runningCalls } = options
  const isHttps = isHttpsOf(services)
  // A variable of its own: inline, Fastify's reply types reject the handler's promise.
  const route: RouteOptions = {
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
    config: { isCall: true },
    bodyLimit: Math.min(call.maxBodyBytes ?? ordinaryBodyBytes, services.environment.http.maxBodyBytes),
    onRequest: (request, reply) =>
      runningCalls.run(async () => {
        tellResumable(reply, call)
        request.caller =
          call.staff === undefined
            ? await authenticate(request, database.kysely, services.environment)
            : await authenticateStaff(request, database.kysely)
        app.countAsCaller(request, reply)
        await limits.countCall(request, call, request.caller)
        request.brand = await authorize(call, request.caller, request, database.kysely)
      }),
    async preValidation(request, reply) {
      await readUpload(request, reply, call)
      readResumable(request, call)
      refuseUnstorableText(request)
    },
    preHandler: (request, reply) =>
      runningCalls.run(async () => {
        await checkPlan(call, request, database.kysely, services.templates)
        await limits.countAttempt(request, call, request.caller, cookieJar(request, reply, isHttps))
      }),
    onError: async (request) => discardForm(request),
    onResponse: async (_request, reply) => {
      callSeconds.observe({ call: call.name, status: reply.statusCode }, reply.elapsedTime / 1000)
    },
    async handler(request, reply) {
      const answer = await runningCalls.run(() => handle(request, reply, implementation, options))
      if (answer instanceof Redirect) return reply.redirect(answer.url)
      if (answer instanceof Bytes) return sendBytes(reply, answer)
      if (answer instanceof EventStream) return sendEvents(reply, answer, runningCalls)
      if (answer instanceof Unchanged || isUnchanged(request, reply)) return reply.status(304).send()
      reply.status(call.success ?? 200)
      return call.success === 204 ? reply.send() : answer
    },
    ...(call.errorPage !== undefined && { errorHandler: redirectWithError(call.errorPage) }),
  }
  app.route(route)
}

/** Whether the caller has this answer: its tag is the one that a handler gave to what may be stored. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const tag = reply.getHeader('etag')
  return (
    request.method === 'GET' &&
    reply.hasHeader('cache-control') &&
    tag !== undefined &&
    request.headers['if-none-match']?.replace(/^W\//, '') === tag
  )
}

/** The call was opened by a browser navigation, so errors go to a page instead of into JSON. */
function redirectWithError(page: string) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const code = codeOfError(error, request, reply)
    const params = request.params as Readonly<Record<string, string>>
    const path = page.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return reply.redirect(`${path}?error=${code}`)
  }
}

async function handle(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, prepare, handle, discard, repetition }: Implementation,
  { services, database, limits }: MountOptions,
): Promise<unknown> {
  const context = new CallContext({
    db: database.kysely,
    services,
    caller: request.caller,
    brand: request.brand,
    language: languageOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    cookies: cookieJar(request, reply, isHttpsOf(services)),
    currentBrandId: currentBrandId(request),
    countSuspect: () => limits.countSuspect(request),
    countQuestion: () => limits.countQuestion(request, request.caller),
    countMailTo: (email) => limits.countMailTo(email),
    countVersion: (idBrand, kind) => limits.countVersion(request.caller, idBrand, kind),
    countDesign: () => limits.countDesign(request.caller, request.brand?.id ?? 0),
    forgetAttempts: (email, of) => limits.forgetAttempts(request, email, of),
    address: addressOf(request),
    ifMatch: request.headers['if-match'] ?? null,
    tagAnswer: (tag) => void reply.header('etag', tag),
    orderKey: call.orders ? idempotencyKeyOf(request) : null,
    countCard: (idPaymentLink) => limits.countCard(request, idPaymentLink),
    answerHeader: (name, value) => void reply.header(name, value),
    isHeld: () => isUnchanged(request, reply),
    wantsEvents: request.headers.accept?.includes('text/event-stream') ?? false,
    leaving: () => leavingOf(reply),
  })
  const { params, query, body, upload, incoming, append } = request
  const given = { params, query, body, upload, incoming, append }
  const key = call.idempotent ? idempotencyKeyOf(request) : null
  const first = prepare && key !== null ? await firstAnswer({ context, key, request, repetition }) : null
  if (first) return first.answer
  const prepared = await prepare?.(context, given)
  let isUsed = false
  const use = (inside: CallContext) => {
    isUsed = true
    return handle(inside, given, prepared)
  }
  try {
    if (key !== null) return await runOnce({ context, key, request, repetition }, use)
    const answer = await use(context)
    context.runEffects()
    return answer
  } catch (error) {
    // After any other error the transaction may have been committed all the same.
    if (error instanceof Refusal) isUsed = false
    throw error
  } finally {
    if (prepare && !isUsed)
      await discard?.(context, prepared).catch((err: unknown) =>
        services.log.warn({ err, call: call.name }, 'what was prepared in vain could not be taken back'),
      )
  }
}

function isHttpsOf({ environment }: Services): boolean {
  return environment.publicUrl.startsWith('https:')
}

function currentBrandId(request: FastifyRequest): number | null {
  return toBrandId(request.headers[headers.brand.toLowerCase()] ?? request.cookies[cookies.brandId.name])
}

function schemaOf(call: CallWithShapes) {
  const tokenCodes = call.access === 'public' ? [] : [401]
  const brandCodes = call.access === 'public' || call.access === 'token' ? [] : [403, 404]
  const codes = [
    400,
    ...tokenCodes,
    ...brandCodes,
    ...(call.stepUp ? [403] : []),
    ...(call.idempotent || call.orders ? [409] : []),
    429,
  ]
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split('.')[0] ?? call.name],
    security: call.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
    'x-saegim-access': call.access,
    'x-saegim-plan': call.plan ?? null,
    'x-saegim-queueing': call.queueing ?? 'never',
    'x-saegim-step-up': call.stepUp ?? false,
    'x-saegim-idempotent': (call.idempotent ?? false) || (call.orders ?? false),
    'x-saegim-extension': call.extension ?? false,
    'x-saegim-list-tag': call.listTag ?? false,
    'x-saegim-errors': call.errors ?? [],
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.upload && { consumes: ['multipart/form-data'] }),
    ...(call.resumable === 'append' && { consumes: [appendType] }),
    response:
      call.errorPage === undefined
        ? {
            [call.success ?? 200]: okOf(call),
            ...Object.fromEntries(codes.map((code) => [code, errorAnswer])),
          }
        : { 302: z.null().describe(`${call.summary}, or with an error to ${call.errorPage}`) },
  }
}

/** For calls that answer bytes the schema only describes them. */
function okOf({ content, answer, summary, success }: CallWithShapes) {
  if (success === 204) return z.null().describe(summary)
  return content === undefined ? answer : { description: summary, content: { [content]: { schema: answer } } }
}
