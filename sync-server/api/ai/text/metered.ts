import { includesPlan } from '#model/access/plans.ts'
import { textsOfDay } from '#model/access/texts-of-day.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { ChatUsage } from '#server/gateways/ai/ai.ts'
import { stopped } from '#server/gateways/ai/chat-failure.ts'
import { limitConcurrencyByKey, TooManyAtOnce } from '#server/gateways/concurrency-limit.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countOfDay, giveBackOfDay, readTokensOfMonth, storeJob } from './queries.ts'

/**
 * Calls at the same time, on a node: the model takes eight. More of an account or a brand wait for a moment, so that neither has all
 * of them. A caller who leaves gives its place back at once, also one that waits.
 */
const atOnce = { ofAccount: 2, ofBrand: 4, patienceMs: 2_000 }
/** For the whole work, the model's own limits and a second try included. */
const totalMs = 90_000

const ofAccount = limitConcurrencyByKey(atOnce.ofAccount, atOnce.patienceMs)
const ofBrand = limitConcurrencyByKey(atOnce.ofBrand, atOnce.patienceMs)

/** What is counted, against which limit, and how its row names it. */
export interface Metered<Job> {
  /** `brand 12` or `account 12`. */
  readonly countedAs: string
  readonly atMost: number
  /** Whether the account has the number of the largest plan over all of its brands: one can be made after the other. */
  readonly isOfAccountToo?: boolean
  readonly idBrand: number | null
  /** What is to be done, with the version of its prompt: reads the texts. Where it throws, the call is not counted. */
  readonly job: () => Job
  readonly model: string
  /** Of the model in a month; null: no limit. */
  readonly monthlyTokens: number | null
}

export interface Meter {
  readonly signal: AbortSignal
  used(usage: ChatUsage): void
}

/** Errors that are not of what was asked for: a call that ends with one is not counted, unless the model has begun to work. */
const notCounted: ReadonlySet<string> = new Set([
  'PROVIDER_DOWN',
  'AI_BUSY',
  'AI_NETWORK',
  'AI_STALLED',
  'AI_TIMEOUT',
  'AI_STOPPED',
])

/** How many texts a plan has in a day; that of a newer version has as many as the largest. */
export function textsOfPlan(plan: string): number {
  if (includesPlan(plan, 'PLUS')) return textsOfDay.PLUS
  return includesPlan(plan, 'BASIC') ? textsOfDay.BASIC : textsOfDay.FREE
}

/**
 * Counts a call, before an answer begins and before its texts are read. Rejects with LIMIT_EXCEEDED, with PROVIDER_OFF where the
 * month is used up, or as `job` throws. Resolves with the job, with how many calls of the day are left, and with what does the work:
 * it ends with the caller or after a time, and stores what was used.
 */
export async function meter<Job extends { readonly version: string }>(
  context: CallContext,
  metered: Metered<Job>,
) {
  const { db, services, account } = context
  const { countedAs, atMost, idBrand, monthlyTokens } = metered
  const day = seoulDayOf(Date.now())
  const month = day.slice(0, 7)
  if (monthlyTokens !== null && (await readTokensOfMonth(db, month)) >= monthlyTokens)
    throw new Refusal('PROVIDER_OFF', { wordsOf: 'AI_MONTH_USED', isLogged: false })
  const counted: string[] = []
  const giveBack = async () => {
    for (const by of counted) await giveBackOfDay(db, by, day)
  }
  const count = async (by: string, most: number) => {
    const calls = await countOfDay(db, by, day, most)
    if (calls === null) {
      await giveBack()
      throw new Refusal('LIMIT_EXCEEDED', { wordsOf: 'AI_DAY_USED' })
    }
    counted.push(by)
    return calls
  }
  if (metered.isOfAccountToo) await count(`texts of account ${account.id}`, textsOfDay.PLUS)
  const calls = await count(countedAs, atMost)
  const job = await prepared()

  async function prepared(): Promise<Job> {
    try {
      return metered.job()
    } catch (cause) {
      await giveBack()
      throw cause
    }
  }

  async function run<Result extends { readonly source: string }>(
    work: (meter: Meter) => Promise<Result>,
  ): Promise<Result> {
    const begun = performance.now()
    const tokens = { prompt: 0, answer: 0 }
    const late = new AbortController()
    const deadline = setTimeout(() => late.abort(new Refusal('AI_TIMEOUT')), totalMs).unref()
    const signal = AbortSignal.any([context.leaving(), late.signal])
    let outcome = 'INTERNAL'
    try {
      const begin = () => work({ signal, used: (usage) => add(tokens, usage) })
      // The brand's limit inside of the account's: one account cannot fill the queue of its brand.
      const result = await ofAccount(
        String(account.id),
        () => (idBrand === null ? begin() : ofBrand(String(idBrand), begin, signal)),
        signal,
      )
      outcome = result.source
      return result
    } catch (cause) {
      const error =
        cause instanceof TooManyAtOnce
          ? new Refusal('AI_BUSY', { retryAfterSeconds: 2 })
          : cause === signal.reason
            ? stopped(signal)
            : cause
      if (error instanceof Refusal) outcome = error.code
      throw error
    } finally {
      clearTimeout(deadline)
      await store(outcome, Math.round(performance.now() - begun), tokens)
    }
  }

  /** The answer does not fail because its row does. */
  async function store(
    outcome: string,
    ms: number,
    tokens: { readonly prompt: number; readonly answer: number },
  ) {
    try {
      const { model } = metered
      const used = { prompt_tokens: tokens.prompt, answer_tokens: tokens.answer }
      await storeJob(db, { brand_id: idBrand, prompt: job.version, model, outcome, ms, ...used }, month)
      const isFree = tokens.prompt + tokens.answer === 0
      if (notCounted.has(outcome) && isFree) await giveBack()
    } catch (err) {
      services.log.error({ err }, 'what a language model has used could not be stored')
    }
  }

  return { job, left: atMost - calls, run }
}

function add(tokens: { prompt: number; answer: number }, { promptTokens, answerTokens }: ChatUsage): void {
  tokens.prompt += promptTokens
  tokens.answer += answerTokens
}
