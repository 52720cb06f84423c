/** One run of the free design support. Times in epoch ms; `endsAt` is the first moment after it. */
export interface Campaign {
  /** Tells the applications of one run from those of another. */
  readonly key: string
  readonly startsAt: number
  readonly endsAt: number
  /** How many applications are accepted. */
  readonly capacity: number
  /** Absent where the operator has counted none. */
  readonly review?: CampaignReview | undefined
}

/** What the shops that got a design gave it, as the operator has counted it. */
export interface CampaignReview {
  /** The mean of the points, from 0 to 5, with two decimals. */
  readonly score: number
  readonly count: number
  /** Day on which it was counted: `2026-11-24`. */
  readonly countedOn: string
}

export type CampaignState = 'BEFORE' | 'OPEN' | 'FULL' | 'CLOSED'

/** The run that is shown where the operator has set no other. */
export const firstCampaign: Campaign = {
  key: '2025-11',
  startsAt: Date.parse('2025-11-01T00:00:00+09:00'),
  endsAt: Date.parse('2025-12-01T00:00:00+09:00'),
  capacity: 1000,
}

/** `accepted`: applications so far. `now` in epoch ms. */
export function campaignState(campaign: Campaign, accepted: number, now: number): CampaignState {
  if (now < campaign.startsAt) return 'BEFORE'
  if (now >= campaign.endsAt) return 'CLOSED'
  return accepted < campaign.capacity ? 'OPEN' : 'FULL'
}

/** When the clock alone changes the state next, in epoch ms; null once it is over. What shows the state is stale from then. */
export function nextSwitch({ startsAt, endsAt }: Campaign, now: number): number | null {
  return [startsAt, endsAt].find((at) => now < at) ?? null
}
