import type { Environment } from '../environment.ts'
import type { Logger } from '../logging.ts'
import type { Bus } from './bus.ts'
import { LocalHub } from './local-bus.ts'
import { openRedisBus } from './redis-bus.ts'

export async function openBus({ redisUrl }: Pick<Environment, 'redisUrl'>, log: Logger): Promise<Bus> {
  return redisUrl === null ? new LocalHub().join() : openRedisBus({ url: redisUrl, log })
}
