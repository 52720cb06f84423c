import { type Bench, gather } from './turns.ts'

/** Runs everything once before measuring, so that code is compiled in the servers and in the load. */
export async function warmUp({ amounts, load, relays }: Bench): Promise<void> {
  for (const relay of relays) {
    await gather(load, relay, amounts)
    const editsPerSecond = 4 * amounts.documents * amounts.clients * amounts.editsPerSecond
    await load.ask('type', { editsPerSecond, seconds: Math.min(1, amounts.seconds) })
  }
  await load.ask('leave')
}
