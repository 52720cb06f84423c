/** Shifts the clock of this process by `shiftMs` from the next message of the parent process on. */
export interface ClockMessage {
  readonly shiftMs: number
}

export function shiftClockOnDemand(): void {
  const RealDate = Date
  let shiftMs = 0
  const now = () => RealDate.now() + shiftMs
  process.on('message', (message: ClockMessage) => {
    shiftMs = message.shiftMs
  })
  // The channel to the parent must not keep the process alive.
  process.channel?.unref()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
}
