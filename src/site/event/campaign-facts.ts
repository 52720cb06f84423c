import type { AnswerOf } from '#contract/call.ts'
import type { readCampaign } from '#contract/campaign.ts'
import { deliveryDays } from '#model/campaign/delivery-day.ts'
import { languages } from '#model/language/languages.ts'
import { dateWords } from '#model/time/date-words.ts'
import type { Site } from '../page/site-context.ts'

export type Campaign = AnswerOf<typeof readCampaign>

/** Whether pages lead to it: from the time that it is announced until it ends. Its own page stays. */
export function isAnnounced(campaign: Campaign | undefined): boolean {
  return campaign?.state === 'OPEN' || campaign?.state === 'BEFORE'
}

/** What the page says of a campaign, as it is written in the page's language. Days are those of Seoul. */
export function factsOf({ startsAt, endsAt, capacity }: Campaign, { language }: Pick<Site, 'language'>) {
  const tag = languages.find(({ key }) => key === language)?.tag
  const dayOf = (time: number) => dateWords(language, time, 'longDay', 'Asia/Seoul')
  return {
    start: dayOf(Date.parse(startsAt)),
    // The last day: `endsAt` is the first moment after it.
    end: dayOf(Date.parse(endsAt) - 1),
    capacity: new Intl.NumberFormat(tag).format(capacity),
    days: deliveryDays,
  }
}
