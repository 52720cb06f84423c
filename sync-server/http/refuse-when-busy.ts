import { TooManyAtOnce } from '../gateways/concurrency-limit.ts'
import { Refusal } from './refusal.ts'

/** Rejects with RATE_LIMITED where the work waited too long for its turn. Devices try again. */
export async function refuseWhenBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof TooManyAtOnce) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 10, cause })
    throw cause
  }
}
