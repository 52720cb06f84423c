import { keep, readKept } from '#engine/browser/local-storage.ts'
import { valuesOfVersion } from '#engine/browser/values-of-version.ts'
import { draftKeys } from '#kits/account/draft-keys.ts'

/** What was typed in the form for the free design, kept until it is sent. Belongs to the device: one may apply before signing up. */
export interface CampaignDraft {
  readonly name: string
  readonly industryType: string | null
  readonly services: readonly string[]
  readonly target: string
  readonly isRegistered: boolean
  readonly adPurpose: string | null
  /** Tones, in the order of their choice. */
  readonly keywords: readonly string[]
  readonly logoColor: string
  readonly adRequest: string
  readonly agreesToTerms: boolean
  readonly agreesToPrivacy: boolean
  /** Idempotency key of the last try to send exactly this; null once it was changed. */
  readonly sentAs: string | null
}

const key = draftKeys.campaign
const sentKey = 'saegim-campaign-sent'

export const emptyDraft: CampaignDraft = {
  name: '',
  industryType: null,
  services: [''],
  target: '',
  isRegistered: false,
  adPurpose: null,
  keywords: [],
  logoColor: '',
  adRequest: '',
  agreesToTerms: false,
  agreesToPrivacy: false,
  sentAs: null,
}

/** Of a draft of another version, the values that are still such. */
export function readDraft(): CampaignDraft {
  const known = valuesOfVersion(readKept(key), emptyDraft)
  return Object.keys(known).length === 0 ? emptyDraft : { ...emptyDraft, ...known }
}

export function keepDraft(draft: CampaignDraft): void {
  keep(key, JSON.stringify(draft))
}

export function forgetDraft(): void {
  keep(key, null)
}

/** Whether an application was sent from this device. */
export function wasDraftSent(): boolean {
  return readKept(sentKey) !== null
}

export function noteDraftSent(): void {
  keep(sentKey, '1')
}
