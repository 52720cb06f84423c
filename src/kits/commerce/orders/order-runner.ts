import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type {
  OrderAnswer,
  OrderEffect,
  OrderEnd,
  OrderEvent,
  OrderProcess,
  OrderQuestion,
  OrderStage,
  OrderStatus,
  OrderWay,
  ShownAt,
  StoredOrder,
} from './order-process.ts'
import { newOrderProcess, nextOrder } from './order-protocol.ts'

/** What a way of paying does for the protocol. None of it rejects. */
export interface OrderAdapter<Order, Outcome> {
  readonly pause: (ms: number) => Promise<void>
  read(): Promise<StoredOrder<Order> | null>
  store(stored: StoredOrder<Order>): Promise<void>
  drop(): Promise<void>
  /** Begins the order at the server. */
  send(stored: StoredOrder<Order>, mayBeThere: boolean): Promise<OrderAnswer<Outcome>>
  ask(by: OrderQuestion): Promise<OrderStatus<Outcome>>
  /** Called once for each order, and awaited. */
  onEnd(end: OrderEnd<Outcome>): Promise<void> | void
  /** Whether the account that began the order is not signed in any more. */
  isLeft?(): boolean
  /** Deletes a row of the outbox. */
  release?(held: number): void
  /** The window in which the provider’s page will be shown. */
  readonly page?: {
    open(): void
    show(url: string): ShownAt
    close(): void
  }
}

/** An order while its page is open. What each call begins is over when its promise resolves. */
export interface OrderRunner<Order, Outcome> {
  readonly stage: Watched<OrderStage<Order, Outcome>>
  dispatch(event: OrderEvent<Order, Outcome>): Promise<void>
}

/** Runs one order: gives events to the protocol, and carries out its effects. */
export function runOrder<Order, Outcome>(
  way: OrderWay<Order>,
  adapter: OrderAdapter<Order, Outcome>,
): OrderRunner<Order, Outcome> {
  type Effect = OrderEffect<Order, Outcome>
  let process: OrderProcess<Order, Outcome> = newOrderProcess
  const stage = createWatched<OrderStage<Order, Outcome>>(process.stage)

  async function dispatch(event: OrderEvent<Order, Outcome>): Promise<void> {
    const next = nextOrder(process, event, way)
    process = next.process
    const { round } = process
    stage.set(process.stage)
    for (const effect of next.effects) {
      if (round !== process.round && !isAlwaysRun(effect)) continue
      const answered = await run(effect, round)
      if (answered && adapter.isLeft?.()) await dispatch({ kind: 'left' })
      else if (answered) await dispatch(answered)
    }
  }

  // What is stored is read after what was written before.
  let storage: Promise<unknown> = Promise.resolve()
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = storage.then(work)
    storage = done
    return done
  }

  async function run(effect: Effect, round: number): Promise<OrderEvent<Order, Outcome> | null> {
    switch (effect.kind) {
      case 'read':
        return { kind: 'read', round, stored: await inTurn(() => adapter.read()), now: Date.now() }
      case 'store':
        await inTurn(() => adapter.store(effect.stored))
        return null
      case 'drop':
        await inTurn(() => adapter.drop())
        return null
      case 'send':
        return { kind: 'answered', round, answer: await adapter.send(effect.stored, effect.mayBeThere) }
      case 'ask':
        return { kind: 'asked', round, status: await adapter.ask(effect.by) }
      case 'wait':
        await adapter.pause(effect.ms)
        return { kind: 'waited', round }
      case 'show':
        return { kind: 'shown', round, where: adapter.page?.show(effect.url) ?? 'blocked' }
      case 'open':
        adapter.page?.open()
        return null
      case 'close':
        adapter.page?.close()
        return null
      case 'release':
        adapter.release?.(effect.held)
        return null
      case 'tell':
        await adapter.onEnd(effect.end)
        return null
    }
  }
  return { stage, dispatch }
}

function isAlwaysRun({ kind }: OrderEffect<unknown, unknown>): boolean {
  return kind === 'store' || kind === 'drop' || kind === 'close' || kind === 'tell'
}
