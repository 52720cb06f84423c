import type { Emitter } from '../http/events.ts'
import type { Logger } from '../logging.ts'
import type { Bus, Unsubscribe } from './bus.ts'

export interface EventCodec<Event> {
  encode(event: Event): Uint8Array
  /** null: an event about what only a newer release has. Throws on malformed bytes. */
  decode(message: Uint8Array): Event | null
}

/** Emits every event of one node on all nodes. Returns how to stop. */
export async function shareEvents<Event>(
  bus: Bus,
  channel: string,
  emitter: Emitter<Event>,
  { encode, decode }: EventCodec<Event>,
  log: Logger,
): Promise<Unsubscribe> {
  let isOfAnother = false
  const stopTelling = emitter.on((event) => {
    if (!isOfAnother) bus.publish(channel, encode(event))
  })
  const stopHearing = await bus.subscribe(channel, (message) => {
    try {
      const event = decode(message)
      if (event === null) return
      isOfAnother = true
      emitter.emit(event)
    } catch (err) {
      log.error({ err, channel }, 'an event of another node could not be handled')
    } finally {
      isOfAnother = false
    }
  })
  return () => {
    stopTelling()
    stopHearing()
  }
}
