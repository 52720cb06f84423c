import type { ColumnType, Generated } from 'kysely'
import type { ApplicationStatus } from '#model/campaign/application.ts'
import type { CreatedAt, DefaultedTimestamp, Id, Json, OptionalText, OptionalTimestamp } from './columns.ts'

/** What the applicant wrote in the form. */
export interface ApplicationAnswers {
  readonly name: string
  readonly industryType: string
  readonly service: readonly string[]
  readonly target?: string | undefined
  readonly adPurpose: string
  readonly keywords: readonly string[]
  readonly logoColor?: string | undefined
  readonly adRequest: string
}

export interface DeliveredDesign {
  readonly key: string
  /** File name for the person who downloads it. */
  readonly name: string
}

export interface CampaignApplicationTable {
  id: Id
  /** Key of the campaign. */
  campaign: string
  account_id: number
  answers: Json<ApplicationAnswers>
  /** Storage keys of photographs. */
  images: Json<readonly string[]>
  status: Generated<ApplicationStatus>
  /** Day in Seoul. Select it as text: pg makes a time of a date. */
  due_on: string
  reason: OptionalText
  results: ColumnType<readonly DeliveredDesign[], string | undefined, string>
  /** When the result was sent. */
  settled_at: OptionalTimestamp
  /** The state that the person was told by mail. */
  mailed: OptionalText
  /** Failed attempts to send the mail of the present state, and when the next one is due. */
  mail_tries: Generated<number>
  mail_after: DefaultedTimestamp
  created_at: CreatedAt
}
