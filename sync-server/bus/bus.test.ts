import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type RedisServer, startRedis } from '../../tests/support/redis-server.ts'
import { createLog } from '../logging.ts'
import type { Bus } from './bus.ts'
import { LocalHub } from './local-bus.ts'
import { NodeWatch } from './node-watch.ts'
import { openRedisBus } from './redis-bus.ts'
import { shareEvents } from './share-events.ts'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis[Symbol.asyncDispose]())

let databases = 0
const log = createLog('silent')
const bytes = (text: string) => new TextEncoder().encode(text)
const text = (message: Uint8Array) => new TextDecoder().decode(message)

/** Nodes that are connected only with each other. */
const worlds: Record<string, () => () => Promise<Bus>> = {
  'in one process': () => {
    const hub = new LocalHub()
    return async () => hub.join()
  },
  'over Redis': () => {
    databases += 1
    const url = `${redis.url}/${databases}`
    return () => openRedisBus({ url, log, heartbeatMs: 50 })
  },
}

describe.each(Object.entries(worlds))('a bus %s', (_name, openWorld) => {
  async function open(count: number): Promise<Bus[]> {
    const join = openWorld()
    const buses = await Promise.all(Array.from({ length: count }, join))
    onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
    return buses
  }

  test('[R57] the other nodes get what a node publishes, in order and unchanged, and the node itself does not', async () => {
    const [a, b, c] = (await open(3)) as [Bus, Bus, Bus]
    const heard: Record<string, string[]> = { a: [], b: [], c: [] }
    for (const [name, bus] of Object.entries({ a, b, c }))
      await bus.subscribe('room', (message, node) => heard[name]?.push(`${node === a.node} ${text(message)}`))
    for (let i = 0; i < 200; i += 1) a.publish('room', bytes(`${i} \u0000 가`))
    const all = Array.from({ length: 200 }, (_, i) => `true ${i} \u0000 가`)
    await expect.poll(() => heard.b?.length).toBe(200)
    await expect.poll(() => heard.c?.length).toBe(200)
    expect(heard).toEqual({ a: [], b: all, c: all })
  })

  test('[R57] channels are separate, and a listener that has stopped gets nothing', async () => {
    const [a, b] = (await open(2)) as [Bus, Bus]
    const heard: string[] = []
    await b.subscribe('one', (message) => heard.push(`one ${text(message)}`))
    const stop = await b.subscribe('two', (message) => heard.push(`two ${text(message)}`))
    await b.subscribe('two', (message) => heard.push(`too ${text(message)}`))
    a.publish('two', bytes('1'))
    await expect.poll(() => heard).toEqual(['two 1', 'too 1'])
    stop()
    a.publish('three', bytes('2'))
    a.publish('two', bytes('3'))
    a.publish('one', bytes('4'))
    await expect.poll(() => heard).toEqual(['two 1', 'too 1', 'too 3', 'one 4'])
  })

  test('[R57] the publisher may reuse a message’s bytes at once', async () => {
    const [a, b] = (await open(2)) as [Bus, Bus]
    const heard: string[] = []
    await b.subscribe('room', (message) => heard.push(text(message)))
    const message = bytes('first')
    a.publish('room', message)
    message.fill(0)
    await expect.poll(() => heard).toEqual(['first'])
  })

  test('[R63] the other nodes are told once that a node has ended', async () => {
    const [a, b] = (await open(2)) as [Bus, Bus]
    const gone: string[] = []
    a.onGone((node) => gone.push(node))
    const { promise: hears, resolve } = Promise.withResolvers<void>()
    await a.subscribe('room', () => resolve())
    b.publish('room', bytes('here'))
    await hears
    await b.close()
    await expect.poll(() => gone).toEqual([b.node])
  })

  test('[R66] what one node emits every node emits, once', async () => {
    const [a, b] = (await open(2)) as [Bus, Bus]
    const json = {
      encode: (event: string) => bytes(JSON.stringify(event)),
      decode: (message: Uint8Array) => JSON.parse(text(message)) as string,
    }
    const emitters = [emitterOf<string>(), emitterOf<string>()] as const
    await shareEvents(a, 'events', emitters[0], json, log)
    await shareEvents(b, 'events', emitters[1], json, log)
    emitters[0].emit('of a')
    await expect.poll(() => emitters[1].heard).toEqual(['of a'])
    emitters[1].emit('of b')
    await expect.poll(() => emitters[0].heard).toEqual(['of a', 'of b'])
    expect(emitters[1].heard).toEqual(['of a', 'of b'])
  })
})

describe('a bus whose Redis goes away', () => {
  async function openPair(server: RedisServer) {
    const options = { url: server.url, log, heartbeatMs: 50 }
    const buses = [await openRedisBus(options), await openRedisBus(options)] as const
    onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
    return buses
  }

  test('[R58] reconnects by itself with every subscription, and reports a gap', async () => {
    await using server = await startRedis()
    const [a, b] = await openPair(server)
    const heard: string[] = []
    let gaps = 0
    await b.subscribe('before', (message) => heard.push(text(message)))
    b.onGap(() => {
      gaps += 1
    })
    await server.kill()
    await expect.poll(() => [a.isConnected, b.isConnected]).toEqual([false, false])
    a.publish('before', bytes('into the void'))
    await b.subscribe('meanwhile', (message) => heard.push(text(message)))
    expect(gaps).toBe(0)
    await server.start()
    await expect.poll(() => [a.isConnected, b.isConnected], { timeout: 10_000 }).toEqual([true, true])
    await expect.poll(() => gaps).toBeGreaterThan(0)
    a.publish('before', bytes('1'))
    a.publish('meanwhile', bytes('2'))
    await expect.poll(() => heard).toEqual(['1', '2'])
  }, 20_000)

  test('[R58] notices a Redis that answers no more though the connection is open', async () => {
    await using server = await startRedis()
    const [a] = await openPair(server)
    server.freeze()
    await expect.poll(() => a.isConnected, { timeout: 5_000 }).toBe(false)
    server.thaw()
    await expect.poll(() => a.isConnected, { timeout: 10_000 }).toBe(true)
  }, 20_000)

  test('[R58] starts without Redis, and connects once it is there', async () => {
    await using server = await startRedis()
    await server.kill()
    const bus = await openRedisBus({ url: server.url, log, heartbeatMs: 50, patienceMs: 50 })
    onTestFinished(() => bus.close())
    expect(bus.isConnected).toBe(false)
    await server.start()
    await expect.poll(() => bus.isConnected, { timeout: 10_000 }).toBe(true)
  }, 20_000)

  test('[R58] a node whose messages were lost reports a gap to nodes whose connection never broke', async () => {
    await using server = await startRedis()
    const [a, b] = await openPair(server)
    let gaps = 0
    b.onGap(() => {
      gaps += 1
    })
    await killClients(server, 'saegim-out')
    await expect.poll(() => a.isConnected).toBe(false)
    a.publish('room', bytes('lost'))
    await expect.poll(() => gaps, { timeout: 10_000 }).toBeGreaterThan(0)
  }, 20_000)
})

test('[R63] a node without heartbeats counts as dead, and its return is noticed', () => {
  const watch = new NodeWatch(100)
  expect(watch.hear('a', 0)).toBe(false)
  watch.hear('b', 50)
  expect(watch.takeSilent(101)).toEqual(['a'])
  expect(watch.takeSilent(102)).toEqual([])
  expect(watch.count).toBe(1)
  expect(watch.hear('a', 110)).toBe(true)
  expect(watch.hear('a', 120)).toBe(false)
  expect(watch.leave('b')).toBe(true)
  expect(watch.leave('b')).toBe(false)
})

function emitterOf<Event>() {
  const heard: Event[] = []
  const listeners = new Set<(event: Event) => void>()
  return {
    heard,
    emit(event: Event) {
      heard.push(event)
      for (const listener of [...listeners]) listener(event)
    },
    on(listener: (event: Event) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Cuts the connections of that name, as a network would. */
async function killClients(server: RedisServer, name: string): Promise<void> {
  const { Redis } = await import('ioredis')
  const operator = new Redis(server.url)
  const list = String(await operator.client('LIST'))
  for (const line of list.split('\n').filter((each) => each.includes(`name=${name}`))) {
    const id = /\bid=(\d+)/.exec(line)?.[1]
    if (id) await operator.client('KILL', 'ID', id)
  }
  operator.disconnect()
}
