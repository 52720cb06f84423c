import { Writable } from 'node:stream'
import { pino } from 'pino'
import { addPayMethod } from '#contract/payment.ts'
import type { TestApi } from '#server/api/test-api.ts'
import { mailPaymentsTask } from '#server/jobs/mail-payments.ts'
import { settlePaymentsTask } from '#server/jobs/settle-payments.ts'
import { createLog } from '#server/logging.ts'
import type { PaymentServices } from '../payment-services.ts'

/** Numbers of the sandbox. */
export const cardNumbers = {
  good: '4242424242424242',
  other: '5555555555554444',
  refusedAtRegistration: '9000000000001009',
  limit: '9000000000001017',
  firstOnly: '9000000000001025',
  stopped: '9000000000001033',
  answerLost: '9000000000001041',
  requestLost: '9000000000001058',
  refundAnswerLost: '9000000000001090',
} as const

export const cardBody = (number: string) => ({
  number,
  birth: '900131',
  expireDate: '2039-12',
  cvc: '737',
  pw2Digit: '12',
  biz: false,
})

interface Payer {
  readonly token: string
  readonly idBrand: number
}

/** Jobs of payments with a clock that tests move. */
export function paymentJobs(api: TestApi) {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  const { payments, keys, log, mail, environment } = api.services
  const services: PaymentServices = { kysely: api.database.kysely, payments, keys, log, now }
  const silent = pino({ level: 'silent' })
  const tasks = {
    ...settlePaymentsTask(services),
    ...mailPaymentsTask(api.database, mail, environment, silent, now),
  }
  return {
    services,
    run: async (name: string) => tasks[name]?.run({}),
    /** Moves the clock and settles what is due. */
    async after(minutes: number) {
      aheadMs += minutes * 60_000
      await tasks['settle-payments']?.run({})
    },
  }
}

export async function addTestCard(api: TestApi, payer: Payer, number: string): Promise<number> {
  const { body } = await api.send(addPayMethod, { ...payer, body: cardBody(number) })
  return Number(body.idPayMethod)
}

/** A log of everything, to be searched. */
export function keptLog() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog('trace', sink), text: () => lines.join('') }
}
