/** Days for which every version is kept. */
const allDays = 1
/** Days for which the newest of each hour is kept; after that, the newest of each day. */
const hourlyDays = 7

/**
 * SQL: when a row `version` of doc_version ends; null for the newest of its document, which never does, and for kinds
 * that only a newer release knows, which deletes them itself. `plan` has to be joined. Every version is kept for a day, the newest of each hour for a week, and the newest of each day as long as the
 * plan says; named ones are kept as long as the plan says. Hours and days are those of Seoul. A version is compared with
 * the one that follows it, so that the screen can say what the job will do, and thinning often leaves what thinning once
 * would.
 */
export function versionExpiry(version: string): string {
  const newer = `from doc_version newer where newer.brand_id = ${version}.brand_id
    and newer.document = ${version}.document and newer.id > ${version}.id`
  const isSame = (span: string) =>
    `date_bin('${span}', ${version}.created_at, ${midnight}) = date_bin('${span}', next.created_at, ${midnight})`
  return `(
    select ${version}.created_at + interval '1 day' * case
      when ${version}.kind not in ('AUTO', 'NAMED', 'RESTORE') then null
      when ${version}.kind = 'NAMED' or next.created_at is null then plan.history_days
      when ${isSame('1 hour')} then least(${allDays}, plan.history_days)
      when ${isSame('1 day')} then least(${hourlyDays}, plan.history_days)
      else plan.history_days
    end
    from (select id ${newer} order by newer.id limit 1) following
    left join lateral (
      select newer.created_at ${newer} and newer.kind <> 'NAMED' order by newer.id limit 1
    ) next on true
  )`
}

const midnight = `timestamptz '2000-01-01 00:00:00+09'`
