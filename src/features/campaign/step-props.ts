import type { RefObject } from 'react'
import type { DraftFaults } from './check-draft.ts'
import type { CampaignDraft } from './draft.ts'

export interface StepProps {
  readonly draft: CampaignDraft
  readonly change: (values: Partial<CampaignDraft>) => void
  /** Those that are shown now. */
  readonly faults: DraftFaults
  readonly form: RefObject<HTMLFormElement | null>
  readonly onGoOn: () => void
}
