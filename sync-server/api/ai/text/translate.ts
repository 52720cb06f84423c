import type { translateText } from '#contract/ai.ts'
import type { GivenOf } from '#contract/call.ts'
import { textsOfDay } from '#model/access/texts-of-day.ts'
import type { Language } from '#model/language/languages.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { translateJob } from './jobs/translate.ts'
import { type Metered, meter, textsOfPlan } from './metered.ts'
import { readAiFacts } from './queries.ts'
import { writeText as write } from './write-text.ts'

/** Into the language of the caller, counted against the day of the account. */
export async function translateForAccount(context: CallContext, text: string) {
  const { account, language } = context
  const counting = { countedAs: `account ${account.id}`, atMost: textsOfDay.BASIC, idBrand: null }
  const { text: translated, source } = await translateBy(context, { text, to: language }, counting)
  return { text: translated, source }
}

/** A text of the brand, counted against its day; by the language model only where the brand allows that it gets texts. */
export async function translateForBrand(context: CallContext, wanted: GivenOf<typeof translateText>['body']) {
  const { db, idBrand, services } = context
  const { plan, isAllowed } = await readAiFacts(db, idBrand)
  if (services.ai.chat !== null && !isAllowed) throw new Refusal('AI_SWITCHED_OFF', { isLogged: false })
  const atMost = textsOfPlan(plan)
  const counting = { countedAs: `brand ${idBrand}`, atMost, isOfAccountToo: true, idBrand }
  return translateBy(context, wanted, counting)
}

interface Wanted {
  readonly text: string
  readonly from?: Language | undefined
  readonly to: Language
  readonly brandName?: string | undefined
}

type Counting = Pick<Metered<unknown>, 'countedAs' | 'atMost' | 'isOfAccountToo' | 'idBrand'>

/** By the language model, or else by Papago. Rejects with PROVIDER_OFF where there is neither. */
async function translateBy(context: CallContext, wanted: Wanted, counting: Counting) {
  const { text, from, to, brandName } = wanted
  const { chat, papago } = context.services.ai
  if (chat === null && papago === null) return off()
  const { job, left, run } = await meter(context, {
    ...counting,
    job: () => translateJob({ answers: brandName ? { brandName } : {}, language: to, text }),
    model: chat?.model ?? 'papago',
    monthlyTokens: chat?.monthlyTokens ?? null,
  })
  const done = await run(async ({ signal, used }) => {
    if (chat === null) {
      const service = papago ?? off()
      return { text: await service.translate(text, to, from), source: 'PAPAGO' as const }
    }
    const { drafts } = await write(job, chat, { signal, used, part: () => {}, restart: () => {} })
    return { text: drafts[0]?.text ?? '', source: 'AI' as const }
  })
  return { ...done, left }
}

export function off(): never {
  throw new Refusal('PROVIDER_OFF', { isLogged: false })
}
