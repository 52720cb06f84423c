import type { Kysely } from 'kysely'
import { onlyName } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import type { ProgressName } from '#model/documents/progress-names.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { listApprovals } from '../documents/approval/queries.ts'
import { readApprovedAnswers } from '../documents/approved-answers.ts'
import { readStoredAnswers } from '../documents/stored-answers.ts'
import { type ChangeTimes, type OpenShare, readChangeTimes } from './queries.ts'

type Approvals = ReadonlyMap<string, { readonly state: 'IN_REVIEW' | 'APPROVED'; readonly at: string }>

/** What a link can show of a brand. */
export interface Content {
  /** By the paths of the fields: the present answers, or the approved ones alone. */
  readonly answers: Answers
  /** What the team decided of the sections. An approval of other answers than the shown ones is left out. */
  readonly approvals: Approvals
  shows(section: ProgressName): boolean
  /** When the answers were last changed or, where only approved ones are shown, approved. */
  readonly changedAt: ChangeTimes
}

const sectionsOf = {
  brand: ['profileBrand', 'profileCompany'],
  core: ['brandCorePurpose', 'brandCoreStory', 'brandCoreVision', 'brandCoreValue'],
  visual: ['brandVisualLogo', 'brandVisualColor', 'brandVisualTypography'],
  personality: ['brandPersonalityTagline'],
} as const satisfies Record<keyof ChangeTimes, readonly ProgressName[]>

export async function readContent(db: Kysely<DB>, share: OpenShare): Promise<Content> {
  const decided = await listApprovals(db, share.brand_id)
  const approvals: Approvals = new Map(
    decided.map(({ section, state, decided_at }) => [section, { state, at: decided_at.toISOString() }]),
  )
  return share.approved_only ? readApproved(db, share, approvals) : readPresent(db, share, approvals)
}

async function readPresent(db: Kysely<DB>, share: OpenShare, approvals: Approvals): Promise<Content> {
  const read = ({ $ }: typeof guide | typeof strategy) =>
    readStoredAnswers(db, share.brand_id, onlyName($.name))
  return {
    answers: {
      ...(await read(guide)),
      ...((share.part === 'ALL' || share.strategy.length > 0) && (await read(strategy))),
    },
    approvals,
    shows: () => true,
    changedAt: await readChangeTimes(db, share.brand_id),
  }
}

async function readApproved(db: Kysely<DB>, share: OpenShare, approvals: Approvals): Promise<Content> {
  const approved = await readApprovedAnswers(db, share.brand_id)
  const shows = (name: string) => approved.has(name as ProgressName)
  const approvedAt = (names: readonly ProgressName[]) =>
    names.flatMap((name) => (shows(name) ? (approvals.get(name)?.at ?? []) : []))
  return {
    answers: Object.assign({}, ...approved.values()),
    approvals: new Map([...approvals].filter(([name, { state }]) => state !== 'APPROVED' || shows(name))),
    shows,
    changedAt: {
      brand: approvedAt(sectionsOf.brand),
      core: approvedAt(sectionsOf.core),
      visual: approvedAt(sectionsOf.visual),
      personality: approvedAt(sectionsOf.personality),
    },
  }
}
