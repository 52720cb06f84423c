import { randomBytes } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import { jitteredBackoffMs } from '#model/time/backoff.ts'
import type { Logger } from '../logging.ts'
import type { Bus, BusListener, Unsubscribe } from './bus.ts'
import { metrics } from './bus-metrics.ts'
import { Channels } from './channels.ts'
import { NodeWatch } from './node-watch.ts'

export interface RedisBusOptions {
  readonly url: string
  readonly log: Logger
  /** Milliseconds between two heartbeats of a node. */
  readonly heartbeatMs?: number
  /** How long a start waits for Redis before it continues without it, in ms. */
  readonly patienceMs?: number
}

const idBytes = 16
const nodesChannel = 'nodes'
const control = { here: 0, gap: 1, bye: 2 } as const
/** Missing heartbeats after which a node, or the connection to Redis, counts as dead. */
const silentBeats = 5
const unsentBytes = 32 * 1024 * 1024
const backoff = { firstMs: 100, longestMs: 2_000 }

/** Resolves once connected, or unconnected when Redis does not answer in time; connecting is retried for ever. */
export async function openRedisBus(options: RedisBusOptions): Promise<Bus> {
  const bus = new RedisBus(options)
  await bus.open(options.patienceMs ?? 3_000)
  return bus
}

/**
 * Redis pub/sub on two connections. A message is the node's id and its content. The node's own heartbeat, received over the
 * other connection, proves that both work: a connection that only looks open is closed.
 */
class RedisBus implements Bus {
  readonly #id = randomBytes(idBytes)
  readonly node = this.#id.toString('hex')
  readonly isAlone = false
  readonly #log: Logger
  readonly #heartbeatMs: number
  readonly #prefix: string
  readonly #out: Redis
  readonly #in: Redis
  readonly #channels = new Channels()
  readonly #watch: NodeWatch
  readonly #gapListeners = new Set<() => void>()
  readonly #goneListeners = new Set<(node: string) => void>()
  readonly #first = Promise.withResolvers<void>()
  #beat: NodeJS.Timeout | null = null
  #isConnected = false
  #connections = 0
  #heardMyselfAt = 0
  #unsent = 0
  #hasLost = false
  #isClosed = false

  constructor({ url, log, heartbeatMs = 1_000 }: RedisBusOptions) {
    this.#log = log
    this.#heartbeatMs = heartbeatMs
    // Pub/sub ignores the database number of the address, so the channel names contain it.
    this.#prefix = `saegim:${new URL(url).pathname.slice(1) || '0'}:`
    this.#watch = new NodeWatch(heartbeatMs * silentBeats)
    const settings = {
      lazyConnect: true,
      protocol: 2 as const,
      autoResubscribe: false,
      autoResendUnfulfilledCommands: false,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 5_000,
      socketTimeout: 5_000,
      // A server that does not answer does not close its connection either.
      disconnectTimeout: 100,
      keepAlive: 10_000,
      retryStrategy: (times: number) => jitteredBackoffMs(times - 1, backoff, Math.random()),
    } satisfies RedisOptions
    this.#out = new Redis(url, { ...settings, connectionName: 'saegim-out' })
    this.#in = new Redis(url, { ...settings, connectionName: 'saegim-in' })
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  async open(patienceMs: number): Promise<void> {
    metrics.connected.set(0)
    this.#in.on('messageBuffer', (channel: Buffer, payload: Buffer) =>
      this.#hear(channel.toString(), payload),
    )
    for (const redis of [this.#in, this.#out]) {
      redis.on('error', (err: unknown) => this.#log.debug({ err }, 'a connection to Redis failed'))
      redis.on('ready', () => void this.#begin())
      redis.on('close', () => this.#lose())
      redis.connect().catch(() => undefined)
    }
    this.#beat = setInterval(() => this.#tick(), this.#heartbeatMs)
    this.#beat.unref()
    const timer = setTimeout(this.#first.resolve, patienceMs)
    await this.#first.promise
    clearTimeout(timer)
    if (!this.#isConnected)
      this.#log.warn({}, 'Redis does not answer: this node goes on alone and keeps trying')
  }

  publish(channel: string, message: Uint8Array): void {
    if (this.#isClosed) return
    if (this.#out.status !== 'ready' || this.#unsent > unsentBytes) {
      this.#lost()
      return
    }
    const payload = Buffer.concat([this.#id, message])
    metrics.messages.inc({ direction: 'out' })
    metrics.bytes.inc({ direction: 'out' }, payload.length)
    this.#unsent += payload.length
    this.#out.publish(this.#prefix + channel, payload).then(
      () => {
        this.#unsent -= payload.length
        if (this.#unsent === 0) this.#confess()
      },
      () => {
        this.#unsent -= payload.length
        this.#lost()
      },
    )
  }

  async subscribe(channel: string, listener: BusListener): Promise<Unsubscribe> {
    const isKnown = this.#channels.has(channel)
    const remove = this.#channels.add(channel, listener)
    // A failed subscription is repeated when the connection is back, which also counts as a gap.
    if (!isKnown && this.#in.status === 'ready') {
      await this.#in.subscribe(this.#prefix + channel).catch(() => undefined)
    }
    return () => {
      remove()
      if (this.#channels.has(channel) || this.#in.status !== 'ready') return
      this.#in.unsubscribe(this.#prefix + channel).catch(() => undefined)
    }
  }

  onGap(listener: () => void): Unsubscribe {
    this.#gapListeners.add(listener)
    return () => this.#gapListeners.delete(listener)
  }

  onGone(listener: (node: string) => void): Unsubscribe {
    this.#goneListeners.add(listener)
    return () => this.#goneListeners.delete(listener)
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#say(control.bye)
    this.#isClosed = true
    if (this.#beat) clearInterval(this.#beat)
    this.#channels.clear()
    await Promise.all([this.#in, this.#out].map((redis) => redis.quit().catch(() => redis.disconnect())))
    metrics.connected.set(0)
    metrics.nodes.set(0)
  }

  /** Both connections are open: everything is subscribed to before the bus counts as connected. */
  async #begin(): Promise<void> {
    if (this.#in.status !== 'ready' || this.#out.status !== 'ready' || this.#isClosed) return
    this.#connections += 1
    const connection = this.#connections
    try {
      const names = [nodesChannel, ...this.#channels.names]
      await this.#in.subscribe(...names.map((name) => this.#prefix + name))
    } catch {
      return this.#tearDown()
    }
    if (connection !== this.#connections) return
    this.#isConnected = true
    this.#heardMyselfAt = Date.now()
    metrics.connected.set(1)
    this.#first.resolve()
    this.#say(control.here)
    this.#confess()
    this.#log.info({ node: this.node }, 'connected with the other nodes over Redis')
    this.#tellGap()
  }

  #lose(): void {
    this.#connections += 1
    if (!this.#isConnected) return
    this.#isConnected = false
    metrics.connected.set(0)
    if (!this.#isClosed) this.#log.warn({}, 'Redis is away: this node goes on alone')
  }

  #tick(): void {
    const now = Date.now()
    if (this.#isConnected) {
      if (now - this.#heardMyselfAt > this.#heartbeatMs * silentBeats) this.#tearDown()
      else this.#say(control.here)
    }
    for (const node of this.#watch.takeSilent(now)) this.#tellGone(node)
    metrics.nodes.set(this.#watch.count)
  }

  /** Closes both connections; they reconnect by themselves. */
  #tearDown(): void {
    this.#lose()
    for (const redis of [this.#in, this.#out]) redis.disconnect(true)
  }

  #say(word: (typeof control)[keyof typeof control]): void {
    this.publish(nodesChannel, Uint8Array.of(word))
  }

  #lost(): void {
    this.#hasLost = true
    metrics.lost.inc()
  }

  /** Tells the other nodes that messages of this one were lost, which they cannot know by themselves. */
  #confess(): void {
    if (!this.#hasLost || !this.#isConnected) return
    this.#hasLost = false
    this.#say(control.gap)
  }

  #hear(address: string, payload: Buffer): void {
    if (payload.length < idBytes || this.#isClosed) return
    const node = payload.toString('hex', 0, idBytes)
    const channel = address.slice(this.#prefix.length)
    if (node === this.node) {
      if (channel === nodesChannel) this.#heardMyselfAt = Date.now()
      return
    }
    metrics.messages.inc({ direction: 'in' })
    metrics.bytes.inc({ direction: 'in' }, payload.length)
    const message = payload.subarray(idBytes)
    const isBye = channel === nodesChannel && message[0] === control.bye
    if (isBye) {
      if (this.#watch.leave(node)) this.#tellGone(node)
      return
    }
    const wasGone = this.#watch.hear(node, Date.now())
    if (wasGone || (channel === nodesChannel && message[0] === control.gap)) this.#tellGap()
    if (channel === nodesChannel) return
    try {
      this.#channels.deliver(channel, message, node)
    } catch (err) {
      // A message of a newer release must not end the process.
      this.#log.error({ err, channel }, 'a message of another node could not be handled')
    }
  }

  #tellGap(): void {
    metrics.gaps.inc()
    for (const listener of [...this.#gapListeners]) listener()
  }

  #tellGone(node: string): void {
    this.#log.info({ node }, 'another node is gone')
    for (const listener of [...this.#goneListeners]) listener(node)
  }
}
