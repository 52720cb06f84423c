import type { Selectable } from 'kysely'
import type { changeCore, readCore } from '#contract/brand-core.ts'
import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { BrandCoreTable, BrandCoreValueTable } from '#server/database/tables/answers.ts'

export type CoreAnswer = AnswerOf<typeof readCore>
export type CoreRow = Selectable<BrandCoreTable>
export type ValueRow = Pick<
  Selectable<BrandCoreValueTable>,
  'id' | 'keyword' | 'description' | 'order_ascending' | 'updated_at'
>

/** The column of every property. */
const columns = {
  background: 'background',
  what: 'what',
  how: 'how',
  target: 'target',
  discomfort: 'discomfort',
  brandName: 'brand_name',
  service: 'service',
  achieve: 'achieve',
  purposeManifesto: 'purpose_manifesto',
  companySize: 'company_size',
  futureActivityPeriod: 'future_activity_period',
  futureMemberCount: 'future_member_count',
  futureCompanySize: 'future_company_size',
  ideal: 'ideal',
  businessScope: 'business_scope',
  aspiration: 'aspiration',
  visionManifesto: 'vision_manifesto',
  problem: 'problem',
  positive: 'positive',
  memo: 'memo',
} as const satisfies Record<keyof CoreAnswer, Exclude<keyof BrandCoreTable, 'brand_id' | 'updated_at'>>

const pairs = Object.entries(columns) as [keyof CoreAnswer, (typeof columns)[keyof CoreAnswer]][]

export function toCoreAnswer(row: CoreRow | undefined): CoreAnswer {
  return Object.fromEntries(
    pairs.map(([property, column]) => [property, row?.[column] ?? null]),
  ) as unknown as CoreAnswer
}

/** The columns of the properties in the body. */
export function toCoreColumns(
  change: GivenOf<typeof changeCore>['body'],
): Partial<Record<(typeof columns)[keyof CoreAnswer], string | null>> {
  return Object.fromEntries(
    pairs.flatMap(([property, column]) =>
      change[property] === undefined ? [] : [[column, change[property]]],
    ),
  )
}

export function toValueAnswer({ id, keyword, description, order_ascending }: ValueRow) {
  return { idBrandCoreValue: id, keyword, description, orderAscending: order_ascending }
}
