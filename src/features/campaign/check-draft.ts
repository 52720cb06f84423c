import { applicationLimits as limits } from '#model/campaign/application.ts'
import type { CampaignDraft } from './draft.ts'

export const lastStep = 2

export type DraftField =
  | 'name'
  | 'industryType'
  | 'service'
  | 'target'
  | 'registered'
  | 'adPurpose'
  | 'keywords'
  | 'logoColor'
  | 'adRequest'
  | 'agreeTerms'
  | 'agreePrivacy'

export type DraftFault = 'required' | 'tooLong' | 'tooMany' | 'format'
export type DraftFaults = Readonly<Partial<Record<DraftField, DraftFault>>>

const checks: readonly ((draft: CampaignDraft) => Record<string, DraftFault | null>)[] = [
  (draft) => ({
    name: filled(draft.name, limits.name),
    industryType: draft.industryType === null ? 'required' : null,
    service: services(draft.services),
    target: draft.target.trim().length > limits.target ? 'tooLong' : null,
    registered: draft.isRegistered ? null : 'required',
  }),
  (draft) => ({
    adPurpose: draft.adPurpose === null ? 'required' : null,
    keywords: draft.keywords.length === 0 ? 'required' : null,
    logoColor: /^(#[\da-f]{6})?$/i.test(draft.logoColor.trim()) ? null : 'format',
    adRequest: filled(draft.adRequest, limits.adRequest),
  }),
  (draft) => ({
    agreeTerms: draft.agreesToTerms ? null : 'required',
    agreePrivacy: draft.agreesToPrivacy ? null : 'required',
  }),
]

/** What has to be changed in a step before one can go on, in the order of its fields. */
export function faultsOf(step: number, draft: CampaignDraft): DraftFaults {
  const found = Object.entries(checks[step]?.(draft) ?? {}).filter(([, fault]) => fault !== null)
  return Object.fromEntries(found)
}

/** The first step with something to change; null where all can be sent. */
export function firstFaultyStep(draft: CampaignDraft): number | null {
  const step = checks.findIndex((_, at) => Object.keys(faultsOf(at, draft)).length > 0)
  return step === -1 ? null : step
}

/** The step in an address; null where there is no such step. */
export function stepIn(param: string): number | null {
  return /^[0-2]$/.test(param) ? Number(param) : null
}

function filled(text: string, max: number): DraftFault | null {
  if (text.trim() === '') return 'required'
  return text.trim().length > max ? 'tooLong' : null
}

function services(all: readonly string[]): DraftFault | null {
  const written = all.map((service) => service.trim()).filter((service) => service !== '')
  if (written.length === 0) return 'required'
  if (written.length > limits.services) return 'tooMany'
  return written.some((service) => service.length > limits.service) ? 'tooLong' : null
}
